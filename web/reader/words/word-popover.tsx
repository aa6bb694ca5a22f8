import type { SimpleChapterWord } from '../../../client/src/documents.ts';
import { Popover } from '../popover.tsx';

interface WordPopoverProps {
  readonly word: SimpleChapterWord;
  /** As the verse has it. */
  readonly text: string;
  readonly anchor: Element;
  readonly onClose: () => void;
}

/** What is known of a word. */
export function WordPopover({ word, text, anchor, onClose }: WordPopoverProps) {
  const { strongs = [], lemma, morph, srcloc, occurrence, occurrences = 1 } = word;
  const rows = [
    ['Lemma', lemma && <bdi class="lemma">{lemma}</bdi>],
    ['Strong’s', strongs.join(', ')],
    ['Morphology', morph],
    ['Source', srcloc],
    ['Occurrence', occurrences > 1 && `${occurrence} of ${occurrences} in the verse`],
  ] as const;
  return (
    <Popover anchor={anchor} label={`The word “${text}”`} onClose={onClose}>
      <p class="word-head">
        <bdi>{text}</bdi>
      </p>
      <dl class="facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Popover>
  );
}
