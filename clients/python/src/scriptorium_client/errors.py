from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any


class ScriptoriumError(Exception):
    """
    Every error of this library. `code` is the code of the service (`chapter_not_found`, ...), `http_error` if
    it sent none, or a code of this library: `network_error`, `timeout`, `invalid_answer`, `invalid_argument`,
    `invalid_reference`, `needs_service`.
    """

    def __init__(
        self,
        code: str,
        message: str,
        *,
        hint: str | None = None,
        parameter: str | None = None,
        at: int | None = None,
        understood: str | None = None,
        editions: Sequence[str] = (),
        status: int | None = None,
        url: str | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{message} {hint}" if hint else message)
        self.code = code
        self.message = message
        self.hint = hint
        self.parameter = parameter
        self.at = at
        """Offset of the fault in the parameter, in UTF-16 code units."""
        self.understood = understood
        self.editions = list(editions)
        self.status = status
        self.url = url
        self.retry_after = retry_after


class InvalidReferenceError(ScriptoriumError):
    """`reason` is one of the codes of the test vectors: `unknown_book`, `not_a_place`, ..."""

    def __init__(self, reason: str, message: str, at: int, understood: str) -> None:
        super().__init__("invalid_reference", message, at=at, understood=understood)
        self.reason = reason


def error_of_response(url: str, status: int, body: bytes, retry_after: float | None) -> ScriptoriumError:
    """Services with the same contract may send anything as the body of an error."""
    try:
        found: Any = json.loads(body)["error"]
        members = found if isinstance(found, dict) else {}
    except (ValueError, KeyError, TypeError):
        members = {}

    def text(name: str) -> str | None:
        value = members.get(name)
        return value if isinstance(value, str) else None

    at = members.get("at")
    editions = members.get("editions")
    return ScriptoriumError(
        text("code") or "http_error",
        text("message") or f"{url} answered {status}.",
        hint=text("hint"),
        parameter=text("parameter"),
        at=at if isinstance(at, int) else None,
        understood=text("understood"),
        editions=[each for each in editions if isinstance(each, str)] if isinstance(editions, list) else [],
        status=status,
        url=url,
        retry_after=retry_after,
    )
