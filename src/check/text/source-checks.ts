import type { Observe } from '../../formats/builder/read-books.ts';
import type { Report } from '../../formats/diagnostic-collector.ts';
import { bothSinks, ignoringSink, type ScriptureSink } from '../../formats/scripture-sink.ts';
import { schemeNames } from '../../references/reference.ts';
import { Versification } from '../../references/versification/versification.ts';
import { CharacterChecks, type FirstUse } from './character-checks.ts';
import { type HabitCounts, Habits } from './habits.ts';
import { IdentityChecks } from './identity-checks.ts';
import { InnerQuotes } from './inner-quotes.ts';
import { NoteChecks, QuotationChecks } from './note-checks.ts';
import { PairChecks } from './pair-checks.ts';
import { PunctuationChecks } from './punctuation-checks.ts';
import { ReferenceChecks, verseRange } from './reference-checks.ts';
import { notationOf, StructureChecks } from './structure-checks.ts';
import { runSink, type TextRun } from './text-runs.ts';
import { QueryChecks, VerseChecks } from './verse-checks.ts';
import { LengthCounter, type VerseLengths } from './verse-lengths.ts';
import { type PackedWords, packWords } from './vocabulary.ts';
import { WordChecks } from './word-checks.ts';

export interface BookFindings {
  readonly id: string;
  readonly habits: HabitCounts;
  readonly characters: ReadonlyMap<string, FirstUse>;
  readonly words: PackedWords;
  readonly wordCount: number;
  readonly sequences: ReadonlyMap<string, FirstUse>;
  readonly markers: ReadonlyMap<string, number>;
  readonly lengths: VerseLengths;
  readonly verses: ReadonlyMap<number, number>;
  readonly notes: number;
  readonly headings: number;
}

export class SourceChecks {
  readonly #books: BookChecks[] = [];
  readonly observe: Observe;

  constructor(language: string) {
    this.observe = (text, report) => {
      const book = new BookChecks(text, language, report);
      this.#books.push(book);
      return book.sink;
    };
  }

  finish(): BookFindings[] {
    return this.#books.splice(0).map((book) => book.finish());
  }
}

class BookChecks {
  readonly sink: ScriptureSink;
  readonly #runs: ScriptureSink;
  readonly #habits: Habits;
  readonly #identity: IdentityChecks;
  readonly #structure: StructureChecks;
  readonly #characters: CharacterChecks;
  readonly #punctuation: PunctuationChecks;
  readonly #words: WordChecks;
  readonly #pairs: PairChecks;
  readonly #innerQuotes: InnerQuotes;
  readonly #notesInText: NoteChecks;
  readonly #queries: QueryChecks;
  readonly #verseTexts: VerseChecks;
  readonly #quotations: QuotationChecks;
  readonly #report: Report;
  readonly #language: string;
  readonly #lengths = new LengthCounter();
  readonly #verses = new Map<number, number>();
  #references: ReferenceChecks | undefined;
  #id = '';
  #chapter = 0;
  #chapterAt = 0;
  /** The last verse that the chapter has in every standard versification. */
  #shortest = 0;
  /** A standard versification has the chapter. */
  #isKnown = false;
  #notes = 0;
  #headings = 0;

  constructor(text: string, language: string, report: Report) {
    this.#report = report;
    this.#language = language;
    this.#habits = new Habits(report);
    const notation = notationOf(text);
    this.#structure = new StructureChecks(text, notation, report, this.#habits);
    this.#characters = new CharacterChecks(this.#habits);
    this.#words = new WordChecks(this.#habits, report);
    this.#punctuation = new PunctuationChecks(this.#habits, this.#words);
    this.#pairs = new PairChecks(this.#habits);
    this.#innerQuotes = new InnerQuotes(this.#habits);
    this.#notesInText = new NoteChecks(this.#habits, notation);
    this.#queries = new QueryChecks(this.#habits, notation);
    this.#verseTexts = new VerseChecks(this.#habits, report, notation);
    this.#quotations = new QuotationChecks(this.#habits);
    this.#identity = new IdentityChecks(text, language, this.#habits, report);
    const structure = bothSinks(this.#identity.sink, this.#structure.sink);
    this.#runs = runSink((run) => this.#take(run), text);
    this.sink = bothSinks(bothSinks(this.#own, structure), this.#runs);
  }

  get #own(): ScriptureSink {
    return {
      ...ignoringSink,
      book: (code) => {
        this.#id ||= code.toUpperCase();
      },
      chapter: (number, at) => {
        this.#chapter = number;
        this.#chapterAt = at;
        if (!this.#verses.has(number)) this.#verses.set(number, 0);
        const counts = schemeNames.map((name) => Versification.standard(name).verseCount(this.#id, number));
        this.#shortest = Math.min(...counts);
        this.#isKnown = Math.max(...counts) > 0;
      },
      verse: (number, at) => this.#checkVerse(number, at),
    };
  }

  finish(): BookFindings {
    // Some formats have no paragraphs, whose end would end the last verse
    this.#runs.paraEnd(0);
    this.#identity.finish();
    this.#structure.finish();
    this.#punctuation.finish();
    this.#words.finish();
    this.#verseTexts.finish({
      count: (word) => this.#words.words.countOf(word),
      countInSentences: (word) => this.#words.middles[this.#words.words.indexOf(word)] ?? 0,
    });
    this.#characters.finish(this.#words.words.total);
    this.#pairs.finish();
    this.#innerQuotes.finish();
    this.#quotations.finish();
    this.#references?.finish();
    this.#habits.finish();
    return {
      id: this.#id,
      habits: this.#habits.counts,
      characters: this.#characters.characters,
      words: packWords(this.#words),
      wordCount: this.#words.words.total,
      sequences: this.#punctuation.sequences,
      markers: this.#structure.markers,
      lengths: this.#lengths.finish(),
      verses: this.#verses,
      notes: this.#notes,
      headings: this.#headings,
    };
  }

  #take(run: TextRun): void {
    this.#characters.add(run);
    this.#punctuation.add(run);
    this.#pairs.add(run);
    this.#innerQuotes.add(run);
    this.#quotations.add(run);
    this.#notesInText.add(run);
    this.#queries.add(run);
    this.#verseTexts.add(run);
    this.#references ??= new ReferenceChecks(this.#id, this.#language, this.#habits, this.#report);
    this.#references.add(run);
    if (run.kind !== 'scripture') this.#checkSpaces(run);
    if (run.kind === 'note') this.#notes++;
    else if (run.kind === 'heading') this.#headings++;
    else if (run.kind === 'scripture') this.#lengths.add(run, this.#words.tokens.length);
  }

  /** The spaces of verses are checked when a book is built. */
  #checkSpaces(run: TextRun): void {
    const habit = `double-space ${run.kind}`;
    // Spaces before a part of a note are not in its text
    const found = [...run.text.matchAll(/(?<=\S) {2,}(?=\S)/g)].find(
      ({ 0: spaces, index }) => !run.styled.some(({ from }) => from === index + spaces.length),
    );
    if (!found) {
      this.#habits.choose(habit, 'none');
      return;
    }
    const what = run.kind === 'note' ? 'a note' : 'a heading or title';
    const message = () => `Consecutive spaces in ${what} of ${run.place} were read as one. Leave only one.`;
    this.#habits.doubt(habit, 'two', 'double-space', run.at(found.index), message);
  }

  #checkVerse(written: string, at: number): void {
    const [, verse] = verseRange(written);
    if (verse > 0) this.#verses.set(this.#chapter, (this.#verses.get(this.#chapter) ?? 0) + 1);
    const [book, chapter] = [this.#id, this.#chapter];
    if (verse === 0 || verse <= this.#shortest) return;
    const message = `${book} ${chapter}:${verse} is beyond the end of the chapter. Check the numbers of the verse and of the chapter.`;
    const choice = `${book} ${chapter}:${verse}`;
    this.#report('verse-beyond-chapter', this.#isKnown ? at : this.#chapterAt, message, {
      by: 'verse',
      habit: 'verse',
      choice,
      book,
      chapter,
      verse,
    });
  }
}
