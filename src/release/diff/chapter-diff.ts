import { canonicalJson } from '../../lib/canonical-json.ts';
import type { ComparedReferences, ComparedSimpleChapter, ComparedWords } from './compared-schema.ts';
import type { ChapterDiff, VerseDiff } from './release-diff.ts';

/** A chapter in the form in which it is compared, whatever kind of edition it belongs to. */
export interface ComparedChapter {
  /** By number; 0 for titles. */
  readonly verses: ReadonlyMap<number, ComparedVerse>;
  /** What surrounds the verses, by the name of the part. */
  readonly parts: Readonly<Record<string, string>>;
}

export interface ComparedVerse {
  text: string;
  footnotes: string[];
  words: string[];
  references: string[];
  formatting: string;
}

/** Compares two states of a chapter; undefined when nothing differs. */
export function chapterDiff(
  place: { readonly book: string; readonly chapter: number },
  a: ComparedChapter,
  b: ComparedChapter,
): ChapterDiff | undefined {
  const numbers = [...new Set([...a.verses.keys(), ...b.verses.keys()])].sort((x, y) => x - y);
  const verses = numbers.flatMap((verse) => verseDiff(verse, a.verses.get(verse), b.verses.get(verse)) ?? []);
  const names = new Set([...Object.keys(a.parts), ...Object.keys(b.parts)]);
  const parts = [...names].filter((name) => (a.parts[name] ?? '') !== (b.parts[name] ?? ''));
  const inVerses = new Set(
    verses.flatMap((verse) => Object.keys(verse).filter((name) => name !== 'verse' && name !== 'status')),
  );
  // Verses and headings that come or go change the layout too, which is then nothing to report
  const layoutMatters =
    (inVerses.size === 0 || verses.every(({ status }) => status === 'changed')) &&
    !parts.includes('headings');
  const all = [...inVerses, ...parts.filter((name) => name !== 'layout' || layoutMatters)];
  return all.length === 0 ? undefined : { ...place, status: 'changed', parts: all, verses };
}

function verseDiff(verse: number, a?: ComparedVerse, b?: ComparedVerse): VerseDiff | undefined {
  const list = (name: 'footnotes' | 'words' | 'references') => {
    const [old, now] = [a?.[name] ?? [], b?.[name] ?? []];
    return JSON.stringify(old) === JSON.stringify(now) ? {} : { [name]: { a: old, b: now } };
  };
  const string = (name: 'text' | 'formatting') => {
    const [old, now] = [a?.[name] ?? '', b?.[name] ?? ''];
    return old === now ? {} : { [name]: { a: old, b: now } };
  };
  const text = string('text');
  const changes = { ...text, ...list('footnotes'), ...list('words'), ...list('references') };
  // Formatting is stored as offsets into the text, and moves with it
  const formatting = 'text' in text || 'footnotes' in changes ? {} : string('formatting');
  const all = { ...changes, ...formatting };
  if (Object.keys(all).length === 0 && a && b) return undefined;
  return { verse, status: !a ? 'added' : !b ? 'removed' : 'changed', ...all };
}

const emptyVerse = (): ComparedVerse => ({
  text: '',
  footnotes: [],
  words: [],
  references: [],
  formatting: '',
});

/** Makes chapters comparable. */
export const comparedChapter = {
  empty: { verses: new Map(), parts: {} } as ComparedChapter,

  /** @param words in the simplified format, where they are compared. */
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
      const verse = verses.get(number ?? 0) ?? emptyVerse();
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

  /** Where only words were read, because the text is the same on both sides. */
  ofWords({ verses }: ComparedWords): ComparedChapter {
    const compared = Object.entries(verses).map(
      ([number, words]) => [Number(number), { ...emptyVerse(), words: wordsOf(undefined, words) }] as const,
    );
    return { verses: new Map(compared), parts: {} };
  },

  ofReferences({ chapter }: ComparedReferences): ComparedChapter {
    const verses = new Map<number, ComparedVerse>();
    for (const { verse, references } of chapter.content) {
      const written = references.map(({ book, chapter, verse, endVerse, score }) => {
        const end = endVerse === undefined ? '' : `-${endVerse}`;
        return `${book} ${chapter}:${verse}${end}${score === undefined ? '' : ` (${score})`}`;
      });
      verses.set(verse, { ...emptyVerse(), references: written });
    }
    return { verses, parts: {} };
  },

  /** Any other chapter: each member is a part. */
  ofMembers(chapter: Readonly<Record<string, unknown>>): ComparedChapter {
    const parts = Object.entries(chapter).map(([name, value]) => [name, canonicalJson(value)]);
    return { verses: new Map(), parts: Object.fromEntries(parts) };
  },
} as const;

function wordsOf(text: string | undefined, words: ComparedWords['verses'][string] = []): string[] {
  return words.map(({ start, end, ...annotations }) => {
    const members = Object.entries(annotations).map(
      ([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : String(value)}`,
    );
    return [text?.slice(start, end) ?? `${start}-${end}`, ...members].join(' ');
  });
}
