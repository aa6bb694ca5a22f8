import type { ReadingChoices } from './reading-choices.ts';
import { RunView, Segments } from './run-view.tsx';
import type { TextBlock } from './text-blocks.ts';

interface ChapterProps {
  readonly blocks: readonly TextBlock[];
  readonly choices: ReadingChoices;
}

/** The text of a chapter as a printed page has it. */
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
            <Segments segments={segments} choices={choices} />
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
