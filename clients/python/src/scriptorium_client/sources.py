"""Where documents come from: a service or a static host over HTTP, or a folder of published files."""

from __future__ import annotations

import gzip
import http.client
import json
import os
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Protocol

from .errors import ScriptoriumError, error_of_response


class Source(Protocol):
    def get(self, path: str) -> Any:
        """The document at a path such as `/api/KJV/books.json`."""

    def ask(self, question: str, parameters: Mapping[str, str]) -> Any:
        """The answer to a question such as `passage`. Raises `needs_service` if there are only documents."""


def document_path(*segments: object) -> str:
    """`/api/` and the percent-encoded segments."""
    written = [str(segment) for segment in segments]
    if any(segment in ("", ".", "..") for segment in written):
        raise ScriptoriumError("invalid_argument", "An id in a path is empty or consists of dots.")
    return "/api/" + "/".join(urllib.parse.quote(segment, safe="") for segment in written)


def needs_service(question: str, error: ScriptoriumError | None = None) -> ScriptoriumError:
    return ScriptoriumError(
        "needs_service",
        f'Published files do not answer "{question}".',
        hint="Use the address of a service, or of a worker over the files.",
        status=error.status if error else None,
        url=error.url if error else None,
    )


class FolderSource:
    """A folder that `scriptorium publish` wrote."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        if not (self.folder / "api").is_dir():
            hint = "Use the folder that contains `api/`, or a URL that begins with http:// or https://."
            raise ScriptoriumError("invalid_argument", f'"{self.folder}" has no published files.', hint=hint)

    def get(self, path: str) -> Any:
        segments = [urllib.parse.unquote(segment) for segment in path.split("/")[1:]]
        if any(re.search(r"^\.{0,2}$|[/\\\0]", segment) for segment in segments):
            raise ScriptoriumError("invalid_argument", f'"{path}" is not the path of a document.')
        file = self.folder.joinpath(*segments)
        try:
            data = file.read_bytes()
        except OSError:
            raise ScriptoriumError("file_not_found", f'"{path}" was not published.', status=404) from None
        # A folder that was copied from an object store may hold compressed files
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
        return _parsed(data, str(file))

    def ask(self, question: str, parameters: Mapping[str, str]) -> Any:
        raise needs_service(question)


class DocumentSource:
    """Documents in memory, by path."""

    def __init__(self, documents: Mapping[str, Any]) -> None:
        self.documents = documents

    def get(self, path: str) -> Any:
        if path not in self.documents:
            raise ScriptoriumError("file_not_found", f'There is no "{path}".', status=404)
        return self.documents[path]

    def ask(self, question: str, parameters: Mapping[str, str]) -> Any:
        raise needs_service(question)


@dataclass(frozen=True)
class _Cached:
    data: bytes
    entity_tag: str | None
    fresh_until: float


class HttpSource:
    """
    A service, or a static host with published files. Documents are kept in memory as long as `Cache-Control`
    says, and then revalidated by their entity tags.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 30,
        retries: int = 3,
        first_delay: float = 0.4,
        max_delay: float = 20,
        cache_bytes: int = 16_000_000,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        hint = "Use the URL before /api/available_translations.json."
        try:
            parts = urllib.parse.urlsplit(base_url)
        except ValueError:
            raise ScriptoriumError("invalid_argument", f'"{base_url}" is not a base URL.', hint=hint) from None
        if "@" in parts.netloc:
            # The message must not show the password
            message = "The base URL has a user name or a password."
            raise ScriptoriumError("invalid_argument", message, hint="Use the headers of HttpSource.")
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
            raise ScriptoriumError("invalid_argument", f'"{base_url}" is not a base URL.', hint=hint)
        self.base_url = base_url.rstrip("/")
        self._base_path = parts.path.rstrip("/")
        self.timeout = timeout
        self.retries = retries
        self.first_delay = first_delay
        self.max_delay = max_delay
        self.cache_bytes = cache_bytes
        self.headers = dict(headers or {})
        self._cache: OrderedDict[str, _Cached] = OrderedDict()
        self._cached_bytes = 0

    def get(self, path: str) -> Any:
        # The links of a service below a path begin with it; those of published files do not
        path = path.removeprefix(self._base_path) if path.startswith(f"{self._base_path}/api/") else path
        if not re.fullmatch(r"/[!-~]*", path):
            raise ScriptoriumError("invalid_argument", f'"{path}" is not the path of a document.')
        return self._read(path)

    def ask(self, question: str, parameters: Mapping[str, str]) -> Any:
        return self._read(f"/api/x/{question}?{urllib.parse.urlencode(parameters)}")

    def _read(self, path: str) -> Any:
        for attempt in range(self.retries + 1):
            try:
                return _parsed(self._fetch(path), self.base_url + path)
            except ScriptoriumError as error:
                passes = error.code in ("network_error", "timeout") or error.status in _passing
                wanted = error.retry_after or 0
                if not passes or attempt == self.retries or wanted > self.max_delay:
                    raise
                # Between half and all of it, so that clients that failed together do not retry together
                delay = min(self.max_delay, self.first_delay * 2**attempt) * random.uniform(0.5, 1)
                time.sleep(max(wanted, delay))
        raise AssertionError

    def _fetch(self, path: str) -> bytes:
        known = self._cache.get(path)
        if known and time.time() < known.fresh_until:
            self._cache.move_to_end(path)
            return known.data
        url = self.base_url + path
        headers = {"Accept": "application/json", "Accept-Encoding": "gzip", **self.headers}
        if known and known.entity_tag:
            headers["If-None-Match"] = known.entity_tag
        try:
            with _opened(urllib.request.Request(url, headers=headers), self.timeout) as answer:
                if answer.status == 304 and known:
                    self._keep(path, _Cached(known.data, known.entity_tag, _fresh_until(answer.headers)))
                    return known.data
                data: bytes = answer.read()
                if answer.headers.get("Content-Encoding") == "gzip":
                    data = gzip.decompress(data)
                if answer.status != 200:
                    raise error_of_response(url, answer.status, data, _retry_after(answer.headers))
                self._keep(path, _Cached(data, answer.headers.get("ETag"), _fresh_until(answer.headers)))
                return data
        except TimeoutError:
            raise ScriptoriumError("timeout", f"No data from {url} for {self.timeout} seconds.", url=url) from None
        except (OSError, EOFError, zlib.error, http.client.HTTPException) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                message = f"No data from {url} for {self.timeout} seconds."
                raise ScriptoriumError("timeout", message, url=url) from None
            raise ScriptoriumError("network_error", f"{url} could not be fetched: {error}", url=url) from error

    def _keep(self, path: str, cached: _Cached) -> None:
        before = self._cache.pop(path, None)
        self._cached_bytes += len(cached.data) - (len(before.data) if before else 0)
        self._cache[path] = cached
        while self._cached_bytes > self.cache_bytes and self._cache:
            _, oldest = self._cache.popitem(last=False)
            self._cached_bytes -= len(oldest.data)


def _opened(request: urllib.request.Request, timeout: float) -> Any:
    """The response, also one with the status of an error."""
    try:
        return urllib.request.urlopen(request, timeout=timeout)
    except urllib.error.HTTPError as error:
        return error


_passing = (408, 425, 429, 502, 503, 504)


def _parsed(data: bytes, place: str) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        shown = data[:60].decode("utf-8", "replace")
        message = f"The response from {place} is not JSON: {shown}"
        hint = "Check the address, and whether the network shows a sign-in page instead."
        raise ScriptoriumError("invalid_answer", message, hint=hint, status=200, url=place) from None


def _fresh_until(headers: Any) -> float:
    control = (headers.get("Cache-Control") or "").lower()
    if re.search(r"\bno-(?:cache|store)\b", control):
        return 0
    seconds = re.search(r"\bmax-age=([0-9]{1,10})\b", control)
    age = re.fullmatch(r"[0-9]{1,10}", headers.get("Age") or "")
    return time.time() + int(seconds[1] if seconds else 0) - int(age[0] if age else 0)


def _retry_after(headers: Any) -> float | None:
    text = (headers.get("Retry-After") or "").strip()
    if re.fullmatch(r"[0-9]{1,10}", text):
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
