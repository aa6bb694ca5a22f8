import { escapeHtml } from '../../lib/html.ts';
import { shortestTag } from '../../model/shortest-tag.ts';
import { type Glosses, noGlosses } from '../lexicon-entries.ts';
import type { EditionPassage, FoundPassages } from '../passage.ts';
import type { FoundVerse } from '../read-verses.ts';
import { explainedWord, interlinearRuns, mainWords, type RenderedRun } from '../renderings.ts';
import { spaceBetween, type VersePiece, versePieces } from '../verse-pieces.ts';
import type { PassageOptions } from './passage-options.ts';

type PassageWord = NonNullable<FoundVerse['words']>[number];

export function versesNumber({ verse, endVerse }: Pick<FoundVerse, 'verse' | 'endVerse'>): string {
  return endVerse === undefined ? String(verse) : `${verse}-${endVerse}`;
}

export function startsPoetryLine({ poem = [] }: FoundVerse['content'], at: number): boolean {
  return poem.some(({ start }) => start === at);
}

/** Semantic HTML without styles: a `section` per passage, an `article` per edition, and a class per kind of element. */
export function passageHtml(
  { passages, attributions, next }: FoundPassages,
  options: PassageOptions,
  glosses: Glosses = noGlosses,
): string {
  const markup = new WordMarkup(glosses);
  const sections = passages.map(({ editions }) => {
    const articles = editions.map((each) => articleOf(each, options, markup));
    return `<section class="passage">\n${articles.join('\n')}\n</section>`;
  });
  const credits = attributions.map(
    ({ edition, text, licenseUrl }) =>
      `<p class="attribution" data-edition="${escapeHtml(edition)}">${escapeHtml(text)}${licenseLink(licenseUrl)}</p>`,
  );
  const more =
    next === null
      ? []
      : [`<p class="next" data-reference="${escapeHtml(next)}">Continue with: ${escapeHtml(next)}</p>`];
  return `${[...sections, `<footer class="attributions">\n${credits.join('\n')}\n</footer>`, ...more].join('\n')}\n`;
}

/** Only web addresses become links: other schemes could run scripts. */
function licenseLink(url: string): string {
  return /^https?:\/\//.test(url) ? ` <a href="${escapeHtml(url)}" rel="license">${escapeHtml(url)}</a>` : '';
}

function articleOf(passage: EditionPassage, options: PassageOptions, markup: WordMarkup): string {
  const { parts, hasNumbers, hasRedLetters } = options;
  const { id, language, textDirection } = passage.edition.translation;
  const out = new HtmlBlocks(hasRedLetters);
  const notes: string[] = [];
  let before = '';
  for (const verse of passage.verses) {
    const { text } = verse.content;
    if (parts.includes('headings')) for (const text of verse.headings) out.heading(text);
    if (verse.startsParagraph || verse.verse === 0) out.endParagraph();
    if (text !== '' || hasNumbers) out.inline(spaceBetween(before, hasNumbers ? '' : text));
    before = text || before;
    let opening = verse.verse === 0 ? '' : verseStart(verse, hasNumbers);
    const words = parts.includes('words') ? (verse.words ?? []) : [];
    const explained = mainWords(words);
    for (const piece of versePieces(verse.content)) {
      if (piece.type === 'heading') {
        if (parts.includes('headings')) out.heading(piece.text);
      } else if (piece.type === 'note') {
        if (!parts.includes('footnotes')) continue;
        notes.push(piece.note.text);
        out.inline(`<sup class="note">${notes.length}</sup>`);
      } else {
        if (startsPoetryLine(verse.content, piece.start)) out.endParagraph();
        out.text(piece, opening, verse.verse === 0, (line, at) => markup.line(line, at, words, explained));
        opening = '';
      }
    }
    if (opening !== '') out.inline(opening);
  }
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  const footnotes = notes.length > 0 ? `\n<ol class="footnotes">${list}</ol>` : '';
  const attributes = `data-edition="${escapeHtml(id)}" lang="${escapeHtml(shortestTag(language))}" dir="${textDirection === 'rtl' ? 'rtl' : 'ltr'}"`;
  return `<article class="edition" ${attributes}>\n<h2 class="reference">${escapeHtml(passage.label)}</h2>\n${out.finish()}${footnotes}\n</article>`;
}

function verseStart(verse: FoundVerse, hasNumber: boolean): string {
  const number = versesNumber(verse);
  const shown = hasNumber ? `<sup class="verse">${number}</sup>` : '';
  return `<span class="verse-start" data-verse="${verse.book} ${verse.chapter}:${number}">${shown}</span>`;
}

/**
 * Markup before and after a word with its gloss and form. Cached, because most words of a passage share
 * theirs with others.
 */
class WordMarkup {
  readonly #glosses: Glosses;
  readonly #known = new Map<string, readonly [before: string, after: string]>();

  constructor(glosses: Glosses) {
    this.#glosses = glosses;
  }

  /**
   * Marks up the annotated words in a line of a verse, with one box for the words of an alignment. A word that
   * begins in the previous line has no markup.
   */
  line(
    line: string,
    at: number,
    words: readonly PassageWord[],
    explained: ReturnType<typeof mainWords>,
  ): string {
    let html = '';
    let done = 0;
    const inLine = words.filter(({ start, end }) => start >= at && end <= at + line.length);
    const between = (from: number, to: number) => line.slice(from - at, to - at);
    for (const run of interlinearRuns(inLine, explained, between)) {
      const [start, end] = [run.start - at, run.end - at];
      if (start < done) continue;
      const [before, after] = this.#around(run);
      html += escapeHtml(line.slice(done, start)) + before + escapeHtml(line.slice(start, end)) + after;
      done = end;
    }
    return html + escapeHtml(line.slice(done));
  }

  #around({ word, isExplained }: RenderedRun): readonly [string, string] {
    if (word.rendering) return this.#make(word, isExplained);
    const { strongs = [], morph = '' } = word;
    const key = `${morph} ${strongs.join(' ')}`;
    const known = this.#known.get(key) ?? this.#make(word, true);
    this.#known.set(key, known);
    return known;
  }

  #make(word: PassageWord, isExplained: boolean): readonly [string, string] {
    const { original, numbers, form } = explainedWord(word);
    const meanings = new Set(numbers.flatMap((number) => this.#glosses.of(number) ?? []));
    const under = (name: string, words: string, attributes = 'lang="en" dir="ltr"') =>
      words === '' ? '' : `<span class="${name}" ${attributes}>${escapeHtml(words)}</span>`;
    const data = numbers.length > 0 ? ` data-strong="${escapeHtml(numbers.join(' '))}"` : '';
    const opening = (name: string) => `<span class="${name}"${data}><span class="surface">`;
    if (!isExplained) return [opening('word continued'), `</span>${under('gloss', '…')}</span>`];
    const language = numbers[0]?.startsWith('G') ? 'lang="grc" dir="ltr"' : 'lang="hbo" dir="rtl"';
    const lines = [
      under('original', original, language),
      under('gloss', [...meanings].join(' · ')),
      under('form', form),
    ];
    return [opening('word'), `</span>${lines.join('')}</span>`];
  }
}

class HtmlBlocks {
  readonly #hasRedLetters: boolean;
  #html: string[] = [];
  #open: { readonly name: string; text: string } | undefined;

  constructor(hasRedLetters: boolean) {
    this.#hasRedLetters = hasRedLetters;
  }

  heading(text: string): void {
    this.endParagraph();
    this.#html.push(`<h3 class="heading">${escapeHtml(text)}</h3>`);
  }

  text(
    piece: Extract<VersePiece, { type: 'text' }>,
    opening: string,
    isTitle: boolean,
    markedUp: (line: string, at: number) => string,
  ): void {
    let at = piece.start;
    const name = isTitle ? 'title' : piece.poem > 0 ? `poem-${piece.poem}` : 'prose';
    for (const [index, line] of piece.text.split('\n').entries()) {
      if (index > 0) this.endParagraph();
      const words = markedUp(line, at);
      at += line.length + 1;
      if (line === '') continue;
      this.#into(
        name,
        `${index === 0 ? opening : ''}${piece.wordsOfJesus && this.#hasRedLetters ? `<span class="words-of-jesus">${words}</span>` : words}`,
      );
    }
  }

  inline(html: string): void {
    if (this.#open || html.trim() !== '') this.#into(this.#open?.name ?? 'prose', html);
  }

  #into(name: string, html: string): void {
    if (this.#open?.name !== name) this.endParagraph();
    this.#open ??= { name, text: '' };
    this.#open.text += html;
  }

  endParagraph(): void {
    if (this.#open && this.#open.text.trim() !== '')
      this.#html.push(`<p class="${this.#open.name}">${this.#open.text.trim()}</p>`);
    this.#open = undefined;
  }

  finish(): string {
    this.endParagraph();
    return this.#html.join('\n');
  }
}

/** USFM that parses to the same text. */
export function passageUsfm(
  { passages, attributions, next }: FoundPassages,
  { parts, hasRedLetters }: PassageOptions,
): string {
  const credits = attributions.map(({ text }) => `\\rem ${oneLine(text)}`);
  const bodies = passages.flatMap(({ editions }) =>
    editions.map((each) => usfmOf(each, credits, { parts, hasRedLetters })),
  );
  const more = next === null ? [] : [`\\rem Continue with: ${next}`];
  return `${[...bodies, ...more].join('\n')}\n`;
}

function usfmOf(
  { edition, label, verses }: EditionPassage,
  credits: readonly string[],
  options: Pick<PassageOptions, 'parts' | 'hasRedLetters'>,
): string {
  const lines: string[] = [];
  let book: string | undefined;
  let chapter: number | undefined;
  for (const verse of verses) {
    const isNewChapter = verse.book !== book || verse.chapter !== chapter;
    if (verse.book !== book)
      lines.push(`\\id ${verse.book} ${edition.translation.id} ${oneLine(label)}`, ...credits);
    if (isNewChapter) lines.push(`\\c ${verse.chapter}`);
    ({ book, chapter } = verse);
    if (options.parts.includes('headings'))
      for (const text of verse.headings) lines.push(`\\s1 ${oneLine(text)}`);
    lines.push(...usfmVerse(verse, isNewChapter, options));
  }
  return lines.join('\n');
}

function usfmVerse(
  each: FoundVerse,
  isNewChapter: boolean,
  { parts, hasRedLetters }: Pick<PassageOptions, 'parts' | 'hasRedLetters'>,
): string[] {
  const { chapter, verse, content, startsParagraph, headings } = each;
  const lines: string[] = [];
  const needsParagraph =
    startsParagraph || isNewChapter || (headings.length > 0 && parts.includes('headings'));
  let number = verse === 0 ? '' : `\\v ${versesNumber(each)} `;
  let line = verse === 0 ? '\\d ' : needsParagraph ? '\\p ' : '';
  for (const piece of versePieces(content)) {
    if (piece.type === 'heading') {
      if (!parts.includes('headings')) continue;
      lines.push(line.trimEnd(), `\\s1 ${oneLine(piece.text)}`);
      line = '\\p ';
    } else if (piece.type === 'note') {
      if (parts.includes('footnotes')) {
        line += `${number}\\f + \\fr ${chapter}:${verse} \\ft ${oneLine(piece.note.text)}\\f*`;
        number = '';
      }
    } else {
      for (const [index, text] of piece.text.split('\n').entries()) {
        const marker = piece.poem > 0 ? `\\q${piece.poem} ` : '\\p ';
        const startsLine = index > 0 || (piece.poem > 0 && startsPoetryLine(content, piece.start));
        if (startsLine) {
          if (line.trim() !== '' && line !== '\\p ') lines.push(line.trimEnd());
          line = text === '' ? '' : marker;
        }
        if (text === '') continue;
        const escaped = usfmText(text);
        line += `${number}${piece.wordsOfJesus && hasRedLetters ? `\\wj ${escaped}\\wj*` : escaped}`;
        number = '';
      }
    }
  }
  line += number;
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

function usfmText(text: string): string {
  return text.replaceAll('\\', '/').replace(/(?<!:)\/\/+/g, '/');
}

function oneLine(text: string): string {
  return usfmText(text.replace(/\s+/g, ' '));
}
