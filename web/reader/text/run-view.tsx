import type { ReadingChoices } from './reading-choices.ts';
import type { Segment } from './segments.ts';
import type { Run } from './text-blocks.ts';

interface RunProps {
  readonly run: Run;
  readonly choices: ReadingChoices;
}

/** What one verse has in a line: its number where it begins, and its text with callers and words. */
export function RunView({ run: { verse, isFirst, segments }, choices }: RunProps) {
  const { settings, isMarked, playingVerse, hrefOf } = choices;
  const state = `verse${isMarked(verse) ? ' marked' : ''}${playingVerse === verse ? ' playing' : ''}`;
  return (
    <span class={state} data-verse={verse}>
      {isFirst && settings.verseNumbers && (
        <a class="number" href={hrefOf(verse)} aria-current={isMarked(verse) || undefined}>
          <span class="hidden">Verse </span>
          {verse}&nbsp;
        </a>
      )}
      <Segments segments={segments} choices={choices} />
    </span>
  );
}

interface SegmentsProps {
  readonly segments: readonly Segment[];
  readonly choices: ReadingChoices;
}

export function Segments({ segments, choices }: SegmentsProps) {
  const { settings, onNote, onWord } = choices;
  return segments.map((segment, index) => {
    if ('note' in segment) {
      const { note } = segment;
      if (!settings.notes) return null;
      return (
        <button
          type="button"
          key={index}
          class="caller"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onNote(note, currentTarget)}
        >
          <span class="hidden">Note </span>
          {note.caller}
        </button>
      );
    }
    const { text, isRed, word } = segment;
    const red = isRed && settings.redLetters ? 'red' : '';
    if (!word) return red ? <span class={red}>{text}</span> : text;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as words do
      <span
        key={index}
        class={`word ${red}`}
        role="button"
        tabIndex={-1}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onWord(word, text, currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onWord(word, text, event.currentTarget);
        }}
      >
        {text}
      </span>
    );
  });
}
