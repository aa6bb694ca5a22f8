"""
The client against a server that fails, and against a service and a folder of published files, whose places are
in SCRIPTORIUM_URL and SCRIPTORIUM_FOLDER.
"""

import gzip
import os
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from scriptorium_client import Client, FolderSource, HttpSource, ScriptoriumError, utf16_slice

Answer = tuple[int, dict[str, str], bytes]


class ScriptedServer:
    """Answers each request with the next of a list, and remembers what was asked."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, str | None]] = []
        script = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                script.asked.append((self.path, self.headers.get("If-None-Match")))
                status, headers, body = script.answers.pop(0)
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> "ScriptedServer":
        return self

    def __exit__(self, *_: Any) -> None:
        self.server.shutdown()
        self.server.server_close()

    def source(self, **options: Any) -> HttpSource:
        return HttpSource(self.url + "/", first_delay=0.001, **options)


def ok(body: bytes = b"{}", **headers: str) -> Answer:
    return 200, {name.replace("_", "-"): value for name, value in headers.items()}, body


class Requests(unittest.TestCase):
    def test_retries_after_a_transient_failure(self) -> None:
        with ScriptedServer((503, {"Retry-After": "0"}, b"busy"), (502, {}, b""), ok(b'{"a": 1}')) as server:
            self.assertEqual(server.source().get("/api/a.json"), {"a": 1})
            self.assertEqual(len(server.asked), 3)

    def test_does_not_wait_longer_than_the_maximum(self) -> None:
        with ScriptedServer((503, {"Retry-After": "3600"}, b"busy")) as server:
            with self.assertRaises(ScriptoriumError) as raised:
                server.source().get("/api/a.json")
            self.assertEqual((raised.exception.status, raised.exception.retry_after), (503, 3600))

    def test_an_error_has_the_members_of_the_service(self) -> None:
        body = b'{"error": {"code": "bad_reference", "message": "No.", "hint": "Yes.", "parameter": "ref", "at": 3}}'
        with ScriptedServer((400, {}, body)) as server:
            with self.assertRaises(ScriptoriumError) as raised:
                Client(server.source()).passages("x", "KJV")
            error = raised.exception
            self.assertEqual((error.code, error.hint, error.at, str(error)), ("bad_reference", "Yes.", 3, "No. Yes."))

    def test_hostile_errors_have_the_code_http_error(self) -> None:
        for body in (b"", b"<html>", b"[]", b'{"error": 3}', b'{"error": {"code": 7}}', b"\xff\xfe"):
            with ScriptedServer((404, {}, body)) as server, self.assertRaises(ScriptoriumError) as raised:
                server.source().get("/api/a.json")
            self.assertEqual(raised.exception.code, "http_error")

    def test_a_page_instead_of_json_is_an_invalid_answer(self) -> None:
        with ScriptedServer(ok(b"<!doctype html>")) as server, self.assertRaises(ScriptoriumError) as raised:
            server.source().get("/api/a.json")
        self.assertEqual(raised.exception.code, "invalid_answer")

    def test_broken_gzip_is_a_network_error(self) -> None:
        broken = ok(gzip.compress(b"{}")[:-6], Content_Encoding="gzip")
        with ScriptedServer(broken, broken) as server, self.assertRaises(ScriptoriumError) as raised:
            server.source(retries=1).get("/api/a.json")
        self.assertEqual(raised.exception.code, "network_error")

    def test_a_response_that_breaks_off_is_requested_again(self) -> None:
        for status in (200, 503):
            with ScriptedServer((status, {"Transfer-Encoding": "chunked"}, b"ff\r\n{"), ok(b"[1]")) as server:
                self.assertEqual(server.source().get("/api/a.json"), [1])

    def test_fresh_documents_are_not_requested_again_and_stale_ones_are_revalidated(self) -> None:
        fresh = ok(gzip.compress(b"[1]"), Content_Encoding="gzip", Cache_Control="max-age=60")
        stale = ok(b"[2]", ETag='"tag"', Cache_Control="no-cache")
        with ScriptedServer(fresh, stale, (304, {"Cache-Control": "max-age=60"}, b"")) as server:
            source = server.source()
            self.assertEqual([source.get("/a") for _ in range(2)], [[1], [1]])
            self.assertEqual([source.get("/b") for _ in range(3)], [[2], [2], [2]])
            self.assertEqual(server.asked, [("/a", None), ("/b", None), ("/b", '"tag"')])

    def test_the_cache_stays_within_its_limit(self) -> None:
        answers = [ok(b'"' + b"x" * 60 + b'"', Cache_Control="max-age=60") for _ in range(3)]
        with ScriptedServer(*answers) as server:
            source = server.source(cache_bytes=100)
            for path in ("/a", "/b", "/a"):
                source.get(path)
            self.assertEqual(len(server.asked), 3)

    def test_a_question_to_a_static_host_needs_a_service(self) -> None:
        with ScriptedServer((404, {}, b"<!doctype html>")) as server, self.assertRaises(ScriptoriumError) as raised:
            Client(server.source()).search("water", "KJV")
        self.assertEqual(raised.exception.code, "needs_service")

    def test_base_urls_are_checked(self) -> None:
        urls = ("ftp://a", "http://", "https://a/?q=1", "https://a/#b", "file:///etc", "http://[a")
        for url in (*urls, "http://me:secret@a"):
            with self.assertRaises(ScriptoriumError) as raised:
                Client(url)
            self.assertNotIn("secret", str(raised.exception))

    def test_links_of_a_service_below_a_path_are_found(self) -> None:
        with ScriptedServer(ok(), ok()) as server:
            source = HttpSource(f"{server.url}/bible/")
            source.get("/bible/api/KJV/books.json")
            source.get("/api/KJV/books.json")
            self.assertEqual([path for path, _ in server.asked], ["/bible/api/KJV/books.json"] * 2)

    def test_paths_that_no_request_can_have_are_refused(self) -> None:
        for path in ("/api/a b.json", "/api/\n", "/api/é", "api/KJV/books.json"):
            with self.assertRaises(ScriptoriumError):
                HttpSource("http://localhost").get(path)

    def test_ids_are_encoded_and_never_leave_their_place(self) -> None:
        with ScriptedServer(ok()) as server:
            Client(server.source()).books("a/b c")
            self.assertEqual(server.asked[0][0], "/api/a%2Fb%20c/books.json")
        with self.assertRaises(ScriptoriumError):
            Client("http://localhost").books("..")


class Folders(unittest.TestCase):
    def test_reads_plain_and_compressed_files(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "api").mkdir()
            (Path(folder) / "api" / "a.json").write_bytes(b'{"a": 1}')
            (Path(folder) / "api" / "b.json").write_bytes(gzip.compress(b'{"b": 2}'))
            source = FolderSource(folder)
            self.assertEqual([source.get("/api/a.json"), source.get("/api/b.json")], [{"a": 1}, {"b": 2}])

    def test_paths_outside_of_the_folder_are_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "api").mkdir()
            for path in ("/../a", "/api/%2e%2e/%2e%2e/a", "//etc/passwd", "/api/a%2Fb", "/api/a%00", "api"):
                with self.subTest(path), self.assertRaises(ScriptoriumError) as raised:
                    FolderSource(folder).get(path)
                self.assertIn(raised.exception.code, ("invalid_argument", "file_not_found"))

    def test_a_folder_without_published_files_is_refused(self) -> None:
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(ScriptoriumError):
            Client(folder)


@unittest.skipUnless("SCRIPTORIUM_URL" in os.environ, "SCRIPTORIUM_URL and SCRIPTORIUM_FOLDER are not set")
class ServiceAndFolder(unittest.TestCase):
    def setUp(self) -> None:
        self.service = Client(os.environ["SCRIPTORIUM_URL"])
        self.folder = Client(os.environ["SCRIPTORIUM_FOLDER"])

    def test_have_the_same_documents(self) -> None:
        for client in (self.service, self.folder):
            ids = [each["id"] for each in client.translations()["translations"]]
            self.assertEqual(ids, ["KJV", "OSHB"])
            self.assertEqual(len(client.books("KJV")["books"]), 66)
            self.assertEqual(client.chapter("KJV", "RUT", 1)["numberOfVerses"], 22)
        self.assertEqual(self.service.languages(), self.folder.languages())
        self.assertEqual(self.service.simple_words("OSHB", "RUT", 1), self.folder.simple_words("OSHB", "RUT", 1))

    def test_answer_passages_equally(self) -> None:
        for ref in (
            "Ruth 1:16; Gen 1,1",
            "Psalm 3",
            "Psalm 101",
            "Neh 7:40-end",
            "Ps 51:1-3",
            "Joel 2:27-3:2",
            "Mal 4",
            "Gen 31:54-32:2",
            "3 John",
            "Jude 3-5",
            "Num 16:34-17:2",
            "1 Sam 20:42-21:2",
            "Neh 7:66-70",
            "1 Kgs 4:19-5:3",
            "Obad - Jonah 1:3",
        ):
            for ids in (["KJV"], ["KJV", "OSHB"]) if "John" not in ref and "Jude" not in ref else (["KJV"],):
                with self.subTest(ref, ids=ids):
                    parts: Any = ["headings", "footnotes"]
                    expected = self.service.passages(ref, ids, parts)
                    self.assertEqual(self.folder.passages(ref, ids, parts), expected)
        for ref in ("Mal-Matt", "Mal 3:24-Matt 1:1", "John 3:16", "Ps 51 title", "Ps 3:0"):
            with self.subTest(ref):
                expected = self.service.passages(ref, ["OSHB", "KJV"])
                self.assertEqual(self.folder.passages(ref, ["OSHB", "KJV"]), expected)
        self.assertEqual(self.folder.passages("Gen-Deu", "KJV"), self.service.passages("Gen-Deu", "KJV"))
        words = self.service.passages("Ruth 1:1", "OSHB", ["words"])
        self.assertEqual(self.folder.passages("Ruth 1:1", "OSHB", ["words"]), words)

    def test_find_translations_by_name_equally(self) -> None:
        for given in ("kjv", "King James Version", "The King James", "KJV, oshb", ["KJV", "oshb"], ("KJV",)):
            with self.subTest(given):
                answer = self.folder.passages("Ruth 1:1", given)
                self.assertEqual(answer, self.service.passages("Ruth 1:1", given))

    def test_continue_a_long_passage(self) -> None:
        for client in (self.service, self.folder):
            first = client.passages("Genesis", "KJV")
            self.assertLessEqual(len(first["passages"][0]["editions"][0]["verses"]), 1000)
            self.assertIsNotNone(first["next"])

    def test_fail_equally(self) -> None:
        cases: list[tuple[str, str | list[str]]] = [("Ruth 1", "NONE"), ("Ruth 1", "KJV,NONE")]
        cases += [(ref, "KJV") for ref in ("John 3:16x", "Ruth 5", "Ruth 1:99", "Sirach 1", "")]
        for ref, ids in cases:
            faults = []
            for client in (self.service, self.folder):
                with self.assertRaises(ScriptoriumError) as raised:
                    client.passages(ref, ids)
                error = raised.exception
                found = (error.code, error.message, error.hint, error.at, error.parameter, error.editions)
                faults.append((*found, error.status))
            self.assertEqual(*faults)
        for ids in ("", []):
            with self.assertRaises(ScriptoriumError) as raised:
                self.folder.passages("Ruth 1", ids)
            self.assertEqual((raised.exception.code, raised.exception.parameter), ("bad_parameter", "in"))

    def test_search_needs_the_service(self) -> None:
        found = self.service.search('"living water"', "KJV", books="NT", limit=2)
        self.assertEqual(found["total"], 3)
        start, end = found["results"][0]["marks"][0]
        self.assertEqual(utf16_slice(found["results"][0]["text"], start, end), "living water")
        with self.assertRaises(ScriptoriumError) as raised:
            self.folder.search("water", "KJV")
        self.assertEqual(raised.exception.code, "needs_service")

    def test_other_questions(self) -> None:
        self.assertEqual(self.service.find_references("See Jn 3:16.")[0]["references"], ["JHN 3:16"])
        self.assertEqual(self.service.check_quotation("Jesus wept.", "KJV")["verdict"], "exact")
        self.assertEqual(self.service.verse_of_the_day("KJV", "2026-01-31")["date"], "2026-01-31")
        self.assertTrue(self.service.random_verse("KJV", "PSA")["references"][0].startswith("PSA"))
        self.assertTrue(self.service.suggest("jn 3 16", "KJV")["passages"])

    def test_chapters_come_in_order(self) -> None:
        chapters = self.folder.chapters("KJV", ["RUT", "JON"])
        self.assertEqual(sum(each["numberOfVerses"] for each in chapters), 133)
        self.assertEqual(len(list(self.folder.chapters("KJV", "RUT"))), 4)
        for unknown in ("rut", ["RUT", "Jonah"]):
            with self.assertRaises(ScriptoriumError) as raised:
                list(self.folder.chapters("KJV", unknown))
            self.assertEqual(raised.exception.code, "book_not_found")

    def test_places_events_and_groups(self) -> None:
        for client in (self.service, self.folder):
            place = client.places("RUTHNAMES")["places"][0]["id"]
            self.assertEqual(client.place("RUTHNAMES", place)["place"]["name"], "Bethlehem")
            self.assertEqual(client.groups("RUTHNAMES")["dataset"]["id"], "RUTHNAMES")
            self.assertEqual(client.group("RUTHNAMES", "moabites")["group"]["name"], "Moabites")
            event = client.events("RUTHNAMES")["events"][0]["id"]
            self.assertEqual(client.event("RUTHNAMES", event)["event"]["id"], event)


if __name__ == "__main__":
    unittest.main()
