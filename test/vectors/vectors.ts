/**
 * Test vectors for ports to other languages, computed by this code. A port reads the JSON files and compares
 * its results. `version` changes when the meaning of a member changes, not when cases are added.
 */
import { languagesTable } from '../../src/generated/languages-table.ts';
import { simplifiedCharacters } from '../../src/generated/simplified-characters.ts';
import { versificationTable } from '../../src/generated/versification-table.ts';
import { allBooks, bookInfo } from '../../src/model/books.ts';
import { DocumentNumbering } from '../../src/questions/document-numbering.ts';
import { referenceOptionsFor } from '../../src/questions/edition.ts';
import { numberingData } from '../../src/questions/numbering.ts';
import { answerPassage } from '../../src/questions/passage-answer.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { englishNames } from '../../src/references/english-names.ts';
import { dottedReference, osisBookId, osisReference, usfmBookId } from '../../src/references/osis-books.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import { plainLetters } from '../../src/references/plain-letters.ts';
import { refused, spellings } from '../../src/references/spellings.fixture.ts';
import { formatReference, verseCommaOf } from '../../src/references/write-references.ts';
import { eachWord } from '../../src/search/analysis.ts';
import { NumberWriter, readNumbers } from '../../src/search/packed-numbers.ts';
import { compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { writeFiles } from '../write-files.ts';
import { mappedVerses, passageQuestions, texts, vectorContent } from './vector-inputs.ts';

export const vectorsVersion = 1;

export async function vectorFiles(): Promise<Readonly<Record<string, string>>> {
  const files = {
    tables: tables(),
    versifications: versifications(),
    references: references(),
    'search-analysis': searchAnalysis(),
    'packed-numbers': packedNumbers(),
    ...(await fromDocuments()),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`${name}.json`, written(content)]),
  );
}

function written({ about, ...members }: { readonly about: string }): string {
  const lines = Object.entries(members).map(([name, value]) => {
    const isList = Array.isArray(value);
    const entries = isList
      ? value.map((each) => JSON.stringify(each))
      : Object.entries(value as object).map(
          ([key, each]) => `${JSON.stringify(key)}: ${JSON.stringify(each)}`,
        );
    const [open, close] = isList ? '[]' : '{}';
    return `  ${JSON.stringify(name)}: ${open}\n    ${entries.join(',\n    ')}\n  ${close}`;
  });
  const head = `  "version": ${vectorsVersion},\n  "about": ${JSON.stringify(about)}`;
  return `{\n${[head, ...lines].join(',\n')}\n}\n`;
}

function tables() {
  const ids = allBooks().filter(({ canon }) => canon !== 'peripheral');
  const osisNames = [...new Set(ids.flatMap(({ id }) => osisBookId(id)))];
  const [from, to] = simplifiedCharacters.split('\n');
  return {
    about:
      'Tables that a port needs. books: ids in canonical order with the common English name. names: English names and abbreviations by key (lower case, only letters and digits, a leading number as a digit). osis: OSIS ids. commaLanguages: languages that write 3,16; eitherLanguages: those that write 3, 16 or 3:16. plainLetters: letters without decomposition, for keys and search. simplified: Chinese characters and their simplified forms, as packed differences; the second is signed (n even: n/2, odd: -(n+1)/2).',
    books: Object.fromEntries(ids.map(({ id, commonName }) => [id, commonName])),
    names: Object.fromEntries(englishNames),
    osis: Object.fromEntries(osisNames.map((name) => [name, usfmBookId(name)])),
    commaLanguages: languagesWith(true),
    eitherLanguages: languagesWith('perhaps'),
    plainLetters,
    simplified: { from, to },
  };
}

/** With three letters, as translations have them. */
function languagesWith(comma: ReturnType<typeof verseCommaOf>): string[] {
  return (languagesTable.match(/^[a-z]{3}(?=\t)/gm) ?? []).filter((code) => verseCommaOf(code) === comma);
}

function versifications() {
  return {
    about:
      'The standard versifications, from the versification specification of the Copenhagen Alliance (github.com/Copenhagen-Alliance/versification-specification), with corrections. Licence: CC BY-SA 4.0. Rows of each: "=" and the books with the last verses of org; a book and the last verses of its chapters; a book, ranges of its verses and the first verse of each in org (in rows of org, the usual place of verses with two places); a book and its verses with the letters of their parts.',
    schemes: Object.fromEntries(
      Object.entries(versificationTable).map(([scheme, rows]) => [scheme, rows.trim().split('\n')]),
    ),
  };
}

const germanBooks = Object.entries({
  GEN: '1. Mose',
  PSA: 'Psalmen',
  ISA: 'Jesaja',
  ZEC: 'Sacharja',
  MAT: 'Matthäus',
  LUK: 'Lukas',
  JHN: 'Johannes',
  ROM: 'Römer',
  '1CO': '1. Korinther',
  REV: 'Offenbarung',
}).map(([id, name]) => ({ id, name, commonName: name }));

function references() {
  const english = parsing('eng', []);
  const german = parsing('deu', germanBooks);
  const rowsOf = (language: string) =>
    spellings[language]!.flatMap(([usfm, ...more]) => more.map((text) => ({ usfm, text })));
  const isKnown = ({ usfm, text }: { usfm: string; text: string }, read: ReturnType<typeof parsing>) => {
    const result = read(text);
    return 'references' in result && result.references?.map((each) => each.usfm).join('; ') === usfm;
  };
  const faults = refused.flatMap(([, ...more]) => more.map(([text]) => text));
  const more = [
    '23rd Psalm',
    'Psalm cxix. 105',
    'Luke 24:1 John 20:1',
    'John 3:16 NIV',
    `John ${'1,'.repeat(800)}`,
  ];
  return {
    about:
      'References as people write them. cases: English names only. withBooks: an edition in German with the names in books. Offsets are UTF-16 code units. A place without a verse is a whole chapter, without a chapter a whole book. An error has a code, an offset and the references before it.',
    books: germanBooks.map(({ id, name }) => ({ id, name })),
    cases: [
      ...rowsOf('eng')
        .filter((row) => isKnown(row, english))
        .map(({ text }) => english(text)),
      ...[...faults, ...more].map(english),
    ],
    withBooks: rowsOf('deu')
      .filter((row) => isKnown(row, german))
      .map(({ text }) => german(text)),
  };
}

function parsing(language: string, books: typeof germanBooks) {
  const options = referenceOptionsFor({ translation: { language }, books });
  const style = books.length > 0 ? options.style : { name: (id: string) => bookInfo(id)?.commonName };
  return (text: string) => {
    const { references: found, edition, problem } = parseReferences(text, options);
    if (problem)
      return { text, problem: { code: problem.code, at: problem.at, understood: problem.understood } };
    const references = found.map(({ from, to, start, end }) => ({
      usfm: formatReference({ from, to }),
      label: formatReference({ from, to }, style),
      osis: osisReference({ from, to }),
      dotted: dottedReference({ from, to }),
      from,
      to,
      start,
      end,
    }));
    return { text, references, ...(edition ? { edition: edition.name } : {}) };
  };
}

function searchAnalysis() {
  return {
    about:
      'The words of a text as the search index contains them: [folded word, start, end], in UTF-16 code units.',
    cases: texts.map((text) => {
      const words: (readonly [string, number, number])[] = [];
      eachWord(text, (folded, start, end) => words.push([folded, start, end]));
      return { text, words };
    }),
  };
}

function packedNumbers() {
  const lists = [
    [],
    [0],
    [60, 61, 92, 93],
    [0, 1, 2, 59, 60, 61, 62],
    [1000, 2012, 2013, 2014, 31102],
    [65_535, 65_536, 1_000_000, 2 ** 31 - 1],
    Array.from({ length: 40 }, (_, index) => index * index * index),
  ];
  return {
    about:
      'Lists of numbers as the documents of the search index contain them. The alphabet is ASCII 32 to 126 without " and \\. The first 61 characters end a number; each of the other 32 adds 61 + its digit in base 32.',
    cases: lists.map((numbers) => {
      const writer = new NumberWriter();
      for (const number of numbers) writer.add(number);
      const packed = new TextDecoder().decode(writer.take());
      return { packed, numbers: [...readNumbers(packed)] };
    }),
  };
}

async function fromDocuments() {
  const { library } = await compileContent((content) => writeFiles(content, vectorContent), {
    withSearch: false,
  });
  const read = new Map<string, unknown>();
  const document = (path: string) => {
    if (!read.has(path) && library.peek(path)) read.set(path, readDocument<object>(library, path));
    return read.get(path);
  };
  const cases = passageQuestions.map((parameters) => {
    try {
      return {
        parameters,
        answer: answerFrom(answerPassage(parameters, { numbering: numberingData }), document),
      };
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      const { code, message, hint, at } = error.fault;
      return { parameters, error: { code, message, hint, at } };
    }
  });
  const passages = {
    about:
      'Passages assembled from documents: the answer of /api/x/passage to the parameters, or its error. documents has all documents that the cases need; others do not exist.',
    documents: Object.fromEntries([...read].sort(([a], [b]) => (a < b ? -1 : 1))),
    cases,
  };
  return { versification: versification(document), passages };
}

type Numbering = Parameters<typeof DocumentNumbering.of>[0] & object;

function versification(document: (path: string) => unknown) {
  const mappings = Object.fromEntries(
    ['ENG', 'ORG'].map((id) => [id, (document(`/api/x/versification/${id}.json`) as Numbering).mappings]),
  );
  return {
    about:
      'Verses with the same content in two editions. mappings is that of /api/x/versification/{id}.json, by edition. originals are the verses of the common numbering; to is the verses of the other edition. Verse 0 is the title of a psalm.',
    mappings,
    cases: mappedVerses.map(({ from, to, ...verse }) => {
      const numbering = (id: string) => DocumentNumbering.of({ mappings: mappings[id]! });
      const originals = numbering(from).originals(verse);
      return {
        from,
        to,
        verse,
        originals,
        verses: originals.flatMap((each) => numbering(to).fromOriginal(each)),
      };
    }),
  };
}
