import { isGap, type RenderedWord } from '../../../src/questions/renderings.ts';
import { scriptOfText } from '../text/script-of.ts';
import type { Segment } from '../text/text-blocks.ts';

/** '' for unknown values. */
export interface WordGloss {
  readonly gloss: string;
  readonly parsing: string;
  readonly original?: string;
}

export function glossed(text: string, { gloss, parsing, original }: WordGloss) {
  return (
    <>
      <span class="surface">{text}</span>
      {original && (
        <span class="under original">
          <bdi {...scriptOfText(original)}>{original}</bdi>
        </span>
      )}
      <span class="under" lang="en" dir="ltr">
        {gloss || '–'}
      </span>
      {parsing !== '' && (
        <span class="under form" lang="en" dir="ltr">
          {parsing}
        </span>
      )}
    </>
  );
}

export function joinRenderings(
  segments: readonly Segment[],
  main: ReadonlySet<RenderedWord>,
): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const [before, between] = joined.slice(-2);
    const rendering = renderingIn(segment);
    const isJoined = rendering && before && between && renderingIn(before) === rendering;
    if (!isJoined || !('text' in between) || between.word || !isGap(between.text)) {
      joined.push(segment);
      continue;
    }
    const [first, last] = [before, segment] as [Extract<Segment, { text: string }>, typeof between];
    const word = main.has(last.word!) ? last.word! : first.word!;
    joined.splice(-2, 2, { ...first, text: first.text + between.text + last.text, word });
  }
  return joined;
}

function renderingIn(segment: Segment): object | undefined {
  return 'word' in segment ? (segment.word as RenderedWord | undefined)?.rendering : undefined;
}

/** Attaches punctuation that follows a word without a space, such as a comma or a maqaf, to the word. */
export function withPunctuation(segments: readonly Segment[]): readonly Segment[] {
  const moved: Segment[] = [];
  for (const segment of segments) {
    const before = moved.at(-1);
    const isText = 'text' in segment && !segment.word;
    if (!isText || !before || !('text' in before) || !before.word) {
      moved.push(segment);
      continue;
    }
    const [signs = ''] = /^[^\s\p{L}\p{N}]*/u.exec(segment.text) ?? [];
    moved[moved.length - 1] = { ...before, after: signs };
    if (signs.length < segment.text.length)
      moved.push({ ...segment, text: segment.text.slice(signs.length) });
  }
  return moved;
}
