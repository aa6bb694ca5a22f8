import { marker } from '../../formats/markers.ts';
import { ignoringSink, type ScriptureSink } from '../../formats/scripture-sink.ts';

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
  readonly beginsParagraph: boolean;
  readonly styled: StyledText[] = [];
  readonly notes = new Set<number>();
  readonly #starts: number[] = [];
  readonly #offsets: number[] = [];

  constructor(kind: RunKind, style: string, place: Place, beginsParagraph: boolean) {
    this.kind = kind;
    this.style = style;
    this.chapter = place.chapter;
    this.verse = place.verse;
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
    return (this.#offsets[low] ?? 0) + index - (this.#starts[low] ?? 0);
  }

  /** `Ruth 1:3`, without the book: `1:3`. */
  get place(): string {
    return this.verse === '' ? `chapter ${this.chapter}` : `${this.chapter}:${this.verse}`;
  }
}

interface Place {
  chapter: number;
  verse: string;
}

/** Styles excluded from the run, because their text is not read with the words around it. */
const asides = new Set(['vp', 'va', 'ca', 'fig', 'pro', 'cat', 'fm', 'efm', 'fv', 'sup']);

export function runSink(take: (run: TextRun) => void): ScriptureSink {
  const place: Place = { chapter: 0, verse: '' };
  let paragraph: { readonly style: string; readonly kind: RunKind | undefined; hasText: boolean } | undefined;
  let run: TextRun | undefined;
  let note: TextRun | undefined;
  let aside = 0;
  const end = () => {
    if (run && run.text.trim() !== '') take(run);
    run = undefined;
  };
  const endNote = () => {
    if (note && note.text.trim() !== '') take(note);
    note = undefined;
  };
  const open = (): TextRun | undefined => {
    if (note) return note;
    if (!paragraph?.kind) return undefined;
    run ??= new TextRun(paragraph.kind, paragraph.style, place, !paragraph.hasText);
    return run;
  };
  return {
    ...ignoringSink,
    chapter: (number) => {
      end();
      place.chapter = number;
      place.verse = '';
      paragraph = { style: '', kind: 'scripture', hasText: false };
    },
    verse: (number) => {
      end();
      place.verse = number;
      // A verse in a heading ends it, and text without a paragraph is still scripture
      if (paragraph?.kind !== 'scripture') paragraph = { style: '', kind: 'scripture', hasText: false };
    },
    paraStart: (style) => {
      end();
      paragraph = { style, kind: kindOf(style), hasText: false };
    },
    paraEnd: () => {
      end();
      aside = 0;
    },
    text: (text, at) => {
      if (aside > 0) return;
      open()?.append(text, at);
      if (paragraph && !note && !paragraph.hasText) paragraph.hasText = text.trim() !== '';
    },
    charStart: (style) => {
      if (asides.has(style)) aside++;
      if (style === 'rq' && !note) note = new TextRun('parallel', style, place, true);
      const into = open();
      into?.styled.push({ style, from: into.text.length, to: -1 });
    },
    charEnd: (style) => {
      if (asides.has(style)) aside = Math.max(0, aside - 1);
      if (style === 'rq' && note?.style === 'rq') return endNote();
      const into = open();
      const styled = into?.styled.findLast((other) => other.style === style && other.to === -1);
      if (styled) styled.to = into!.text.length;
    },
    noteStart: (style) => {
      if (run) run.notes.add(run.text.length);
      note = new TextRun('note', style, place, true);
    },
    noteEnd: () => endNote(),
    cell: () => end(),
  };
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
      return 'scripture';
    case 'blank':
      return 'scripture';
    case 'drop':
      if (known.rule === 'parallel-passage') return 'parallel';
      return known.rule === 'introduction' ? 'introduction' : undefined;
    default:
      return undefined;
  }
}
