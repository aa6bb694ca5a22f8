import { marker } from '../../formats/markers.ts';
import { ignoringSink, type ScriptureSink } from '../../formats/scripture-sink.ts';
import { offsetAfter } from '../../formats/source-line.ts';

type RunKind = 'scripture' | 'heading' | 'title' | 'note' | 'parallel' | 'introduction';

interface StyledText {
  readonly style: string;
  readonly from: number;
  to: number;
}

/** Continuous text without markup: the part of a verse within one paragraph, a heading, a note. */
export class TextRun {
  text = '';
  readonly kind: RunKind;
  readonly style: string;
  readonly chapter: number;
  /** `3`, `3a`, `3-4`; '' before the first verse. */
  readonly verse: string;
  /** `Ruth 1:3`, without the book: `1:3`. */
  readonly place: string;
  readonly beginsParagraph: boolean;
  readonly styled: StyledText[] = [];
  readonly notes = new Set<number>();
  readonly #starts: number[] = [];
  readonly #offsets: number[] = [];
  readonly #source: string;

  constructor(kind: RunKind, style: string, { source, ...place }: Place, beginsParagraph: boolean) {
    this.#source = source;
    this.kind = kind;
    this.style = style;
    this.chapter = place.chapter;
    this.verse = place.verse;
    this.place = place.name;
    this.beginsParagraph = beginsParagraph;
  }

  append(text: string, at: number): void {
    this.#starts.push(this.text.length);
    this.#offsets.push(at);
    this.text += text;
  }

  at(index: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= index) low = middle;
      else high = middle - 1;
    }
    const before = this.text.slice(this.#starts[low], index);
    return offsetAfter(before, this.#source, this.#offsets[low] ?? 0);
  }
}

interface Place {
  readonly chapter: number;
  readonly verse: string;
  readonly name: string;
  readonly source: string;
}

/** Styles excluded from the run, because their text is not read with the words around it. */
const asides = new Set(['vp', 'va', 'ca', 'fig', 'pro', 'cat', 'fm', 'efm', 'fv', 'sup']);

export function runSink(take: (run: TextRun) => void, source: string): ScriptureSink {
  const runs = new OpenRuns(take, source);
  return {
    ...ignoringSink,
    chapter: (number) => runs.startChapter(number),
    verse: (number) => runs.startVerse(number),
    paraStart: (style) => runs.startParagraph(style),
    paraEnd: () => runs.endParagraph(),
    text: (text, at) => runs.text(text, at),
    charStart: (style) => runs.startCharacter(style),
    charEnd: (style) => runs.endCharacter(style),
    noteStart: (style) => runs.startNote(style),
    noteEnd: () => runs.endNote(),
    cell: () => runs.end(),
  };
}

interface OpenParagraph {
  readonly style: string;
  readonly kind: RunKind | undefined;
  hasText: boolean;
}

class OpenRuns {
  readonly #take: (run: TextRun) => void;
  #place: Place;
  #paragraph: OpenParagraph | undefined;
  #run: TextRun | undefined;
  #note: TextRun | undefined;
  #asides = 0;

  constructor(take: (run: TextRun) => void, source: string) {
    this.#take = take;
    this.#place = { chapter: 0, verse: '', name: 'chapter 0', source };
  }

  startChapter(number: number): void {
    this.end();
    this.#place = { ...this.#place, chapter: number, verse: '', name: `chapter ${number}` };
    this.#paragraph = { style: '', kind: 'scripture', hasText: false };
  }

  startVerse(number: string): void {
    this.end();
    const { chapter } = this.#place;
    this.#place = { ...this.#place, verse: number, name: `${chapter}:${number}` };
    // A verse in a heading ends it, and text without a paragraph is still scripture
    if (this.#paragraph?.kind !== 'scripture')
      this.#paragraph = { style: '', kind: 'scripture', hasText: false };
  }

  startParagraph(style: string): void {
    this.end();
    this.#paragraph = { style, kind: kindOf(style), hasText: false };
  }

  endParagraph(): void {
    this.end();
    this.#asides = 0;
  }

  text(text: string, at: number): void {
    if (this.#asides > 0) return;
    this.#open()?.append(text, at);
    const paragraph = this.#paragraph;
    if (paragraph && !this.#note && !paragraph.hasText) paragraph.hasText = text.trim() !== '';
  }

  startCharacter(style: string): void {
    if (asides.has(style)) this.#asides++;
    if (style === 'rq') this.#note ??= new TextRun('parallel', style, this.#place, true);
    const into = this.#open();
    into?.styled.push({ style, from: into.text.length, to: -1 });
  }

  endCharacter(style: string): void {
    if (asides.has(style)) this.#asides = Math.max(0, this.#asides - 1);
    if (style === 'rq' && this.#note?.style === 'rq') return this.endNote();
    const into = this.#open();
    const styled = into?.styled.findLast((other) => other.style === style && other.to === -1);
    if (styled) styled.to = into!.text.length;
  }

  startNote(style: string): void {
    this.#run?.notes.add(this.#run.text.length);
    this.#note = new TextRun('note', style, this.#place, true);
  }

  endNote(): void {
    if (this.#note && this.#note.text.trim() !== '') this.#take(this.#note);
    this.#note = undefined;
  }

  end(): void {
    if (this.#run && this.#run.text.trim() !== '') this.#take(this.#run);
    this.#run = undefined;
  }

  #open(): TextRun | undefined {
    if (this.#note) return this.#note;
    const paragraph = this.#paragraph;
    if (!paragraph?.kind) return undefined;
    this.#run ??= new TextRun(paragraph.kind, paragraph.style, this.#place, !paragraph.hasText);
    return this.#run;
  }
}

function kindOf(style: string): RunKind | undefined {
  const known = marker(style);
  if (known?.kind !== 'para') return 'scripture';
  switch (known.role) {
    case 'title':
      return 'title';
    case 'heading':
      return style === 'mr' || style === 'sr' ? 'parallel' : 'heading';
    case 'subtitle':
    case 'prose':
    case 'poetry':
    case 'continued':
    case 'blank':
      return 'scripture';
    case 'drop':
      if (known.rule === 'parallel-passage') return 'parallel';
      return known.rule === 'introduction' ? 'introduction' : undefined;
    default:
      return undefined;
  }
}
