import type { AlignmentFeature } from '../../../client/src/documents.ts';
import { formatList, spokenLocale } from '../../strings/formats.ts';
import { wordText } from '../../strings/texts.ts';

interface ComputedNoteProps {
  readonly editions: readonly {
    /** '' for a single edition that is named next to the note. */
    readonly name: string;
    readonly alignment?: AlignmentFeature | undefined;
  }[];
}

/** Says that words were aligned by the build, and how well; nothing if no alignment is computed. */
export function ComputedNote({ editions }: ComputedNoteProps) {
  const percent = new Intl.NumberFormat(spokenLocale(), { style: 'percent', numberingSystem: 'latn' });
  const computed = editions.flatMap(({ name, alignment }) =>
    alignment?.by === 'computed' ? `${name} ${percent.format(alignment.quality ?? 0)}`.trim() : [],
  );
  if (computed.length === 0) return null;
  return <p class="computed-note">{wordText('computed', { quality: formatList(computed) })}</p>;
}
