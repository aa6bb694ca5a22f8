import type { Operation } from '../operations.ts';
import type { ReceivedAnswer } from '../request/send-request.ts';
import { byteCount, jsonPreview } from './answer-text.ts';
import { JsonNode } from './json-tree.tsx';

interface AnswerViewProps {
  readonly answer: ReceivedAnswer | undefined;
  readonly error: Error | undefined;
  readonly isSending: boolean;
  readonly operations: readonly Operation[];
}

/** So much of an answer is read and shown, in bytes. */
export const shownBytes = 200_000;

/** What the service answered. */
export function AnswerView({ answer, error, isSending, operations }: AnswerViewProps) {
  return (
    <section class="answer" aria-label="Answer" aria-busy={isSending}>
      <p class="answer-head" role="status">
        {isSending && !answer && 'Asking …'}
        {!isSending && !answer && !error && <span class="soft">The answer will be here.</span>}
        {error && <span class="failed">No answer: {error.message}</span>}
        {answer && !error && <Figures answer={answer} />}
      </p>
      {answer && !error && <AnswerBody answer={answer} operations={operations} />}
    </section>
  );
}

function Figures({ answer }: { readonly answer: ReceivedAnswer }) {
  const { status, milliseconds, bytes, isWhole, headers } = answer;
  const sent = Number(new Map(headers).get('content-length') ?? 0);
  const coding = new Map(headers).get('content-encoding');
  return (
    <>
      <strong class={status < 400 ? 'good' : 'failed'}>{status}</strong>
      <span>{Math.max(1, Math.round(milliseconds))} ms</span>
      {isWhole && <span>{byteCount(bytes)}</span>}
      {coding && sent > 0 && (
        <span>
          {byteCount(sent)} sent as {coding}
        </span>
      )}
    </>
  );
}

function AnswerBody({
  answer,
  operations,
}: {
  readonly answer: ReceivedAnswer;
  readonly operations: readonly Operation[];
}) {
  const { url, text, isWhole, headers } = answer;
  const preview = jsonPreview(text, isWhole);
  return (
    <>
      <details class="headers">
        <summary>Headers</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {!isWhole && (
        <p class="cut">
          The first {byteCount(shownBytes)}. <a href={url}>Open the whole answer</a>
        </p>
      )}
      <div class="json">
        {preview ? (
          <JsonNode key={text} value={preview.value} depth={0} isLast operations={operations} />
        ) : (
          <pre>{text}</pre>
        )}
      </div>
    </>
  );
}
