import type { Database } from 'bun:sqlite';
import type { LexiconGlosses, LexiconObject } from '../../documents/lexicon/lexicon-schema.ts';
import { links } from '../../documents/links.ts';
import type { LexiconEntry } from '../../model/lexicon.ts';
import { ReleaseError } from '../../release/release-error.ts';
import type { Documents } from '../bundled-edition.ts';
import { RowWriter, searchText } from './row-writer.ts';

export function writeLexicon(db: Database, documents: Documents, id: string): void {
  const { lexicons } = documents.read<{ lexicons: LexiconObject[] }>(links.lexicons);
  const lexicon = lexicons.find((each) => each.id === id);
  if (!lexicon) throw new ReleaseError(`The catalogue of lexicons does not list ${id}. Build it again.`);
  db.run(tables);
  const entries = new RowWriter(db, 'entries');
  const passages = new RowWriter(db, 'entry_references');
  const related = new RowWriter(db, 'related_entries');
  const glosses = [lexicon.hebrewGlossesApiLink, lexicon.greekGlossesApiLink].filter(
    (link) => link !== undefined,
  );
  const numbers = glosses.flatMap((link) => Object.keys(documents.read<LexiconGlosses>(link).glosses));
  for (const [at, number] of numbers.entries()) {
    const entry = documents.read<LexiconEntry>(links.lexiconEntry(id, number));
    const { lemma, transliteration, pronunciation, partOfSpeech, gloss, definition, derivation } = entry;
    const word = [lemma, transliteration, pronunciation, partOfSpeech] as const;
    const text = [lemma, transliteration, gloss, definition].filter(Boolean).join('\n');
    entries.add(at + 1, number, ...word, gloss, definition, derivation, text, searchText(text));
    for (const [place, reference] of (entry.references ?? []).entries())
      passages.add(number, place + 1, reference);
    for (const [place, other] of (entry.related ?? []).entries()) related.add(number, place + 1, other);
  }
  for (const rows of [entries, passages, related]) rows.end();
}

const tables = `
CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  lemma TEXT NOT NULL,
  transliteration TEXT,
  pronunciation TEXT,
  part_of_speech TEXT,
  gloss TEXT NOT NULL,
  definition TEXT NOT NULL,
  derivation TEXT,
  text TEXT NOT NULL,
  search_text TEXT
);
CREATE TABLE entry_references (
  number TEXT NOT NULL,
  place INTEGER NOT NULL,
  reference TEXT NOT NULL,
  PRIMARY KEY (number, place)
) WITHOUT ROWID;
CREATE TABLE related_entries (
  number TEXT NOT NULL,
  place INTEGER NOT NULL,
  related TEXT NOT NULL,
  PRIMARY KEY (number, place)
) WITHOUT ROWID;`;
