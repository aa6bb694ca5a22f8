import type { Lexicon, LexiconEntry } from '../../model/lexicon.ts';
import { compareNumbers, entryNumber } from '../../model/strongs-number.ts';
import { BookNameLookup } from '../../references/book-names.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { parseReferences } from '../../references/parse-references.ts';
import type { ReferenceOptions } from '../../references/place-reader.ts';
import type { Reference } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { formatReference } from '../../references/write-references.ts';
import type { Report } from '../diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { glossOf } from './first-meaning.ts';

/** An entry as found in a source: trimmed plain text; '' for missing values. */
export interface WrittenEntry {
  /** In the spelling of the source: `H0430`, `G26`. */
  readonly number: string;
  readonly lemma: string;
  readonly transliteration: string;
  readonly pronunciation: string;
  readonly partOfSpeech: string;
  readonly gloss: string;
  readonly isGlossDerived?: true;
  readonly definition: string;
  readonly derivation: string;
  /** Passages marked up as references, as written, and the definition without their text. */
  readonly marked?: { readonly references: readonly string[]; readonly rest: string };
}

export const blankEntry: WrittenEntry = {
  number: '',
  lemma: '',
  transliteration: '',
  pronunciation: '',
  partOfSpeech: '',
  gloss: '',
  definition: '',
  derivation: '',
};

export class LexiconBuilder {
  readonly #entries = new Map<string, LexiconEntry>();
  #glossed = 0;
  #leftOut = 0;
  #joined = 0;

  take(written: WrittenEntry, at: number, report: Report): void {
    const id = entryNumber(written.number);
    const shown = written.number.slice(0, 40);
    if (id === undefined) {
      const message = `"${shown}" is not a Strong's number; the entry was left out. Write H or G and the number: H430.`;
      return this.#leaveOut('bad-strongs-number', at, message, report);
    }
    const gloss = written.gloss || glossOf(written.definition);
    const definition = written.definition || written.gloss;
    if (written.lemma === '' || definition === '' || gloss === '') {
      const what = written.lemma === '' ? 'has no head word' : 'has no meaning';
      const message = `The entry ${id} ${what}; it was left out. Complete it, or remove it.`;
      return this.#leaveOut('incomplete-entry', at, message, report);
    }
    const entry = entryOf(id, { ...written, gloss, definition });
    if (written.gloss !== '' && !written.isGlossDerived) this.#glossed++;
    const earlier = this.#entries.get(id);
    if (earlier) {
      this.#joined++;
      const message = `The entry ${id} appears more than once; the definitions were joined. Give each its own number, with a letter for the sense: H1254A.`;
      report('duplicate-entry', at, message);
    } else if (this.#entries.size === sourceLimits.lexiconEntries) {
      refuseTooLarge(report, at, ['The lexicon has more than', sourceLimits.lexiconEntries, 'entries']);
    }
    this.#entries.set(id, earlier ? mergeEntries(earlier, entry) : entry);
  }

  #leaveOut(
    code: 'bad-strongs-number' | 'incomplete-entry',
    at: number,
    message: string,
    report: Report,
  ): void {
    this.#leftOut++;
    report(code, at, message);
  }

  get size(): number {
    return this.#entries.size;
  }

  tally(): Readonly<Record<string, number>> {
    const letters = Object.groupBy(this.#entries.keys(), (id) => (id.startsWith('H') ? 'hebrew' : 'greek'));
    return {
      entries: this.#entries.size,
      hebrewEntries: letters.hebrew?.length ?? 0,
      greekEntries: letters.greek?.length ?? 0,
      ...(this.#joined > 0 ? { entriesJoined: this.#joined } : {}),
      entriesLeftOut: this.#leftOut,
    };
  }

  finish(): Lexicon | undefined {
    if (this.#entries.size === 0) return undefined;
    const entries = [...this.#entries.values()].sort((a, b) => compareNumbers(a.id, b.id));
    return { entries, ...(this.#glossed > entries.length / 2 ? { hasGlosses: true } : {}) };
  }
}

function entryOf(id: string, written: WrittenEntry): LexiconEntry {
  const { lemma, transliteration, pronunciation, partOfSpeech, gloss, definition, derivation } = written;
  const text = derivation === '' ? definition : `${definition}\n${derivation}`;
  const { marked } = written;
  const references = referencesIn(marked?.rest ?? text, marked?.references);
  const related = relatedIn(text, id);
  return {
    id,
    lemma,
    ...(transliteration === '' ? {} : { transliteration }),
    ...(pronunciation === '' ? {} : { pronunciation }),
    ...(partOfSpeech === '' ? {} : { partOfSpeech }),
    gloss,
    definition,
    ...(derivation === '' ? {} : { derivation }),
    ...(references.length > 0 ? { references } : {}),
    ...(related.length > 0 ? { related } : {}),
  };
}

function mergeEntries(one: LexiconEntry, other: LexiconEntry): LexiconEntry {
  const both = (a: readonly string[] = [], b: readonly string[] = []) => [...new Set([...a, ...b])];
  const references = both(one.references, other.references);
  const related = both(one.related, other.related);
  const derivation = both([one.derivation ?? ''], [other.derivation ?? ''])
    .filter(Boolean)
    .join('\n');
  const head = one.lemma === other.lemma ? '' : `${other.lemma}: `;
  return {
    ...one,
    gloss: both([one.gloss], [other.gloss]).join('; '),
    definition: both([one.definition], [`${head}${other.definition}`]).join('\n\n'),
    ...(derivation === '' ? {} : { derivation }),
    ...(references.length > 0 ? { references } : {}),
    ...(related.length > 0 ? { related } : {}),
  };
}

const english: ReferenceOptions = {
  names: new BookNameLookup([]),
  extent: Versification.standard('eng').extent,
};

function referencesIn(text: string, named: readonly string[] = []): string[] {
  // Few definitions contain a reference, and detection is the slowest part
  const inText = /[A-Za-z]\.? ?\d/.test(text) ? detectReferences(text, english) : [];
  const inMarkup = named.flatMap((written) => [...(parseReferences(written, english).references ?? [])]);
  const all: readonly Reference[] = [...inMarkup, ...inText];
  return [...new Set(all.map(({ from, to }) => formatReference({ from, to })))];
}

function relatedIn(text: string, id: string): string[] {
  const found = text.match(/(?<![A-Za-z0-9])[GH]\d{1,5}[A-Za-z]?(?![A-Za-z0-9])/g) ?? [];
  return [...new Set(found.flatMap((written) => entryNumber(written) ?? []))].filter((each) => each !== id);
}
