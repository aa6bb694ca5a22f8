import type { ComponentChildren } from 'preact';
import type { SimpleChapterWord, SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { readingText } from '../../strings/texts.ts';
import type { KeptMark } from '../kept/kept-reading.tsx';
import type { Settings } from '../settings.tsx';
import type { InterlinearWords } from '../words/load-glosses.ts';
import { scriptOf } from './script-of.ts';
import { opensWord } from './selection.ts';
import type { Note, Run, Segment, TextBlock } from './text-blocks.ts';

export interface ReadingChoices {
  readonly settings: Settings;
  readonly isMarked: (verse: number) => boolean;
  readonly playingVerse: number | undefined;
  readonly markOf?: ((verse: number) => KeptMark | undefined) | undefined;
  readonly hrefOf: (verse: number) => string;
  readonly onNote: (note: Note, anchor: HTMLElement) => void;
  readonly onWord: (
    word: SimpleChapterWord,
    text: string,
    anchor: HTMLElement,
    verse: number | undefined,
  ) => void;
  readonly isLit: (word: SimpleChapterWord, verse: number | undefined) => boolean;
  readonly interlinear?: Pick<InterlinearWords, 'arranged' | 'explained'> | undefined;
}

interface ChapterProps {
  readonly blocks: readonly TextBlock[];
  readonly choices: ReadingChoices;
}

export function ChapterHeader({ chapter }: { readonly chapter: SimpleTranslationBookChapter }) {
  const { book, translation } = chapter;
  const { lang, dir } = scriptOf(translation);
  return (
    <header class="chapter-header">
      <h1 lang={lang} dir={dir} tabIndex={-1}>
        <span class="book">{book.name}</span> <span class="chapter-number">{chapter.chapter.number}</span>
      </h1>
      <p class="edition">
        <bdi lang={lang}>{translation.name}</bdi>
      </p>
    </header>
  );
}

export function ChapterView({ blocks, choices }: ChapterProps) {
  return blocks.map((block, index) => <Block key={index} block={block} choices={choices} />);
}

function Block({ block, choices }: { readonly block: TextBlock; readonly choices: ReadingChoices }) {
  if (block.type === 'heading') return <h2 class="heading">{block.text}</h2>;
  if (block.type === 'title') {
    return (
      <p class="title">
        {block.lines.map((segments, index) => (
          <span key={index} class="title-line">
            <Segments segments={segments} choices={choices} verse={0} />
          </span>
        ))}
      </p>
    );
  }
  if (block.type === 'poem') {
    return (
      <div class="poem">
        {block.lines.map(({ level, run }, index) => (
          <p key={index} class={`line level-${Math.min(level, 4)}`}>
            <RunView run={run} choices={choices} />
          </p>
        ))}
      </div>
    );
  }
  return (
    <p class="paragraph">
      {block.lines.map((runs, line) => (
        <span key={line} class="prose-line">
          {runs.map((run, index) => [index > 0 && ' ', <RunView key={index} run={run} choices={choices} />])}
        </span>
      ))}
    </p>
  );
}

interface RunProps {
  readonly run: Run;
  readonly choices: ReadingChoices;
}

function RunView({ run, choices }: RunProps) {
  const { verse, endVerse = verse, label, isFirst, segments } = run;
  const { isMarked, playingVerse } = choices;
  const mark = verse === undefined ? undefined : choices.markOf?.(verse);
  const isPlaying = verse! <= playingVerse! && playingVerse! <= endVerse!;
  const state = `verse${verse !== undefined && isMarked(verse) ? ' marked' : ''}${isPlaying ? ' playing' : ''}${mark?.class ?? ''}`;
  return (
    <span class={state} data-verse={verse} data-end={run.endVerse} data-own={label}>
      {isFirst && <VerseNumber run={run} choices={choices} />}
      {isFirst && mark && (choices.settings.plain ? <Unspoken class="">{mark.sign}</Unspoken> : mark.sign)}
      <Segments segments={segments} choices={choices} verse={verse} />
    </span>
  );
}

/** The number of a verse, a link that selects it. If numbers are hidden, it appears when it gets the keyboard focus. */
function VerseNumber({ run, choices: { settings, isMarked, hrefOf } }: RunProps) {
  const { verse, endVerse, label } = run;
  const number = label ?? (endVerse === undefined ? verse : `${verse}-${endVerse}`);
  const shown = <>{number}&nbsp;</>;
  const isUnseen = !settings.verseNumbers;
  if (settings.plain) return isUnseen ? null : <Unspoken class="number">{shown}</Unspoken>;
  if (verse === undefined) return isUnseen ? null : <span class="number">{shown}</span>;
  return (
    <a
      class={isUnseen ? 'number unseen' : 'number'}
      href={hrefOf(verse)}
      tabIndex={-1}
      aria-label={readingText('verse', { number: String(number) })}
      aria-current={isMarked(verse) || undefined}
    >
      {shown}
    </a>
  );
}

interface UnspokenProps {
  readonly class: string;
  readonly children: ComponentChildren;
  readonly onClick?: (event: { readonly currentTarget: HTMLElement }) => void;
}

function Unspoken({ class: name, children, onClick }: UnspokenProps) {
  return (
    <span class={name} aria-hidden="true" onClick={onClick}>
      {children}
    </span>
  );
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly verse: number | undefined;
  readonly choices: ReadingChoices;
}

function Segments({ segments, choices, verse }: SegmentsProps) {
  const { settings, onNote, onWord, isLit, interlinear } = choices;
  const shown = interlinear?.arranged(segments) ?? segments;
  return shown.map((segment, index) => {
    if ('note' in segment) {
      const { note } = segment;
      if (!settings.notes) return null;
      const onClick = ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
        onNote(note, currentTarget);
      if (settings.plain) {
        return (
          <Unspoken key={index} class="caller" onClick={onClick}>
            {note.caller}
          </Unspoken>
        );
      }
      return (
        // biome-ignore lint/a11y/useSemanticElements: a line could break between the word and a button
        <span
          key={index}
          class="caller"
          role="button"
          tabIndex={-1}
          aria-label={readingText('note', { caller: note.caller ?? '' })}
          aria-haspopup="dialog"
          onClick={onClick}
          onKeyDown={clickByKey}
        >
          {note.caller}
        </span>
      );
    }
    const { text, isRed, word } = segment;
    const red = isRed && settings.redLetters ? ' red' : '';
    if (!word) return red ? <span class="red">{text}</span> : text;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button cannot wrap like words
      <span
        key={index}
        class={`word${red}${isLit(word, verse) ? ' lit' : ''}${interlinear ? ' glossed' : ''}`}
        role="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!opensWord(event, settings.wordFirst)) return;
          event.preventDefault();
          onWord(word, text, event.currentTarget, verse);
        }}
        onKeyDown={clickByKey}
      >
        {interlinear?.explained(word, text + (segment.after ?? '')) ?? text}
      </span>
    );
  });
}

function clickByKey(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
