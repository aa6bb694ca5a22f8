"""The test vectors of the repository, which all ports share."""

import json
import unittest
from pathlib import Path
from typing import Any

from scriptorium_client import ScriptoriumError
from scriptorium_client.analysis import words_of
from scriptorium_client.errors import InvalidReferenceError
from scriptorium_client.numbers import pack_numbers, unpack_numbers
from scriptorium_client.passages import assemble_passages
from scriptorium_client.references import Place, Reference, read_references
from scriptorium_client.sources import DocumentSource
from scriptorium_client.versification import Numbering, Verse

VECTORS = Path(__file__).resolve().parents[3] / "test" / "vectors"


def vectors(name: str) -> Any:
    content = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
    assert content["version"] == 1, "These tests know version 1 of the vectors."
    return content


def place(written: Place) -> dict[str, Any]:
    members = {"book": written.book, "chapter": written.chapter, "verse": written.verse, "part": written.part}
    return {name: value for name, value in members.items() if value is not None}


class Vectors(unittest.TestCase):
    def check_references(self, cases: list[Any], edition: Any) -> None:
        def described(reference: Reference) -> Any:
            return {
                "usfm": reference.usfm(),
                "label": reference.label(edition),
                "osis": reference.osis(),
                "dotted": reference.dotted(),
                "from": place(reference.first),
                "to": place(reference.last),
                "start": reference.start,
                "end": reference.end,
            }

        for case in cases:
            with self.subTest(case["text"]):
                try:
                    found, named = read_references(case["text"], edition)
                    result: Any = {"references": [described(each) for each in found]}
                    if named:
                        result["edition"] = named
                except InvalidReferenceError as error:
                    result = {"problem": {"code": error.reason, "at": error.at, "understood": error.understood}}
                self.assertEqual({"text": case["text"], **result}, case)

    def test_references(self) -> None:
        content = vectors("references")
        self.check_references(content["cases"], None)
        german = {"translation": {"language": "deu"}, "books": content["books"]}
        self.check_references(content["withBooks"], german)

    def test_search_analysis(self) -> None:
        for case in vectors("search-analysis")["cases"]:
            with self.subTest(case["text"]):
                self.assertEqual([list(word) for word in words_of(case["text"])], case["words"])

    def test_packed_numbers(self) -> None:
        for case in vectors("packed-numbers")["cases"]:
            self.assertEqual(unpack_numbers(case["packed"]), case["numbers"])
            self.assertEqual(pack_numbers(case["numbers"]), case["packed"])

    def test_versification(self) -> None:
        content = vectors("versification")
        numberings = {name: Numbering(mappings) for name, mappings in content["mappings"].items()}

        def written(verses: list[Verse]) -> list[Any]:
            return [{"book": each.book, "chapter": each.chapter, "verse": each.verse} for each in verses]

        for case in content["cases"]:
            with self.subTest(case["verse"]):
                verse = Verse(**case["verse"])
                here, there = numberings[case["from"]], numberings[case["to"]]
                self.assertEqual(written(here.originals(verse)), case["originals"])
                self.assertEqual(written(here.same_verses(verse, there)), case["verses"])

    def test_passages(self) -> None:
        content = vectors("passages")
        source = DocumentSource(content["documents"])
        for case in content["cases"]:
            parameters = case["parameters"]
            with self.subTest(parameters):
                include = parameters.get("include", "").split(",")
                try:
                    answer: Any = assemble_passages(source, parameters["ref"], parameters["in"].split(","), include)
                    self.assertEqual(answer, case.get("answer"))
                except ScriptoriumError as error:
                    result = {"code": error.code, "message": error.message, "hint": error.hint, "at": error.at}
                    fault = {name: value for name, value in result.items() if value is not None}
                    self.assertEqual(fault, case.get("error"))


if __name__ == "__main__":
    unittest.main()
