import { canonicalJson } from '../../lib/canonical-json.ts';
import type { ComparedReferences, ComparedSimpleChapter, ComparedWords } from './compared-schema.ts';

/** A chapter as it is compared with another, whatever kind of edition it is of. */
export interface ComparedChapter {
  /** By number; 0 for titles. */
  readonly verses: ReadonlyMap<number, ComparedVerse>;
  /** What stands between and around the verses, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ComparedVerse {
  text: string;
  footnotes: string[];
  words: string[];
  references: string[];
  formatting: string;
}

const nothing = (): ComparedVerse => ({ text: '', footnotes: [], words: [], references: [], formatting: '' });

export const comparedChapter = {
  empty: { verses: new Map(), parts: {} } as ComparedChapter,

  /** @param words of the simplified format, where they are compared. */
  ofText(
    { chapter, thisChapterAudioLinks, thisChapterAudioTimings }: ComparedSimpleChapter,
    words: ComparedWords | undefined,
  ): ComparedChapter {
    const verses = new Map<number, ComparedVerse>();
    const headings: string[] = [];
    const layout: string[] = [];
    for (const { type, number, text, footnotes, ...formatting } of chapter.content) {
      layout.push(type === 'verse' ? String(number) : type);
      if (type === 'heading') headings.push(text);
      if (type !== 'verse' && type !== 'hebrew_subtitle') continue;
      const verse = verses.get(number ?? 0) ?? nothing();
      verse.text += text;
      verse.footnotes.push(...footnotes.map((note) => note.text));
      const callers = footnotes.map(({ offset, caller }) => [offset ?? null, caller ?? null]);
      verse.formatting += canonicalJson({ ...formatting, callers: callers.length > 0 ? callers : undefined });
      verses.set(number ?? 0, verse);
    }
    for (const [number, verse] of verses) verse.words = wordsOf(verse.text, words?.verses[number]);
    const parts = {
      headings: headings.join('\n'),
      layout: layout.join(' '),
      introduction: chapter.introduction ?? '',
      'other footnotes': chapter.footnotes.map((note) => note.text).join('\n'),
      audio: canonicalJson([thisChapterAudioLinks ?? {}, thisChapterAudioTimings ?? {}]),
    };
    return { verses, parts };
  },

  /** Where only words were read, of a text that is the same on both sides. */
  ofWords({ verses }: ComparedWords): ComparedChapter {
    const compared = Object.entries(verses).map(
      ([number, words]) => [Number(number), { ...nothing(), words: wordsOf(undefined, words) }] as const,
    );
    return { verses: new Map(compared), parts: {} };
  },

  ofReferences({ chapter }: ComparedReferences): ComparedChapter {
    const verses = new Map<number, ComparedVerse>();
    for (const { verse, references } of chapter.content) {
      const spelled = references.map(({ book, chapter, verse, endVerse, score }) => {
        const end = endVerse === undefined ? '' : `-${endVerse}`;
        return `${book} ${chapter}:${verse}${end}${score === undefined ? '' : ` (${score})`}`;
      });
      verses.set(verse, { ...nothing(), references: spelled });
    }
    return { verses, parts: {} };
  },

  /** Any other: what its members hold. */
  ofMembers(chapter: Readonly<Record<string, unknown>>): ComparedChapter {
    const parts = Object.entries(chapter).map(([name, value]) => [name, canonicalJson(value)]);
    return { verses: new Map(), parts: Object.fromEntries(parts) };
  },
} as const;

function wordsOf(text: string | undefined, words: ComparedWords['verses'][string] = []): string[] {
  return words.map(({ start, end, ...about }) => {
    const members = Object.entries(about).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`,
    );
    return [text?.slice(start, end) ?? `${start}-${end}`, ...members].join(' ');
  });
}
