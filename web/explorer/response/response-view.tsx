import type { Operation } from '../operations.ts';
import type { ReceivedResponse } from '../request/send-request.ts';
import { JsonNode } from './json-tree.tsx';
import { byteCount, jsonPreview } from './response-text.ts';

interface ResponseViewProps {
  readonly response: ReceivedResponse | undefined;
  readonly error: Error | undefined;
  readonly isSending: boolean;
  readonly operations: readonly Operation[];
  readonly example: unknown;
}

export const shownBytes = 200_000;

export function ResponseView({ response, error, isSending, operations, example }: ResponseViewProps) {
  return (
    <section class="response" aria-label="Response" aria-busy={isSending}>
      <p class="response-head" role="status">
        {isSending && !response && 'Sending…'}
        {!isSending && !response && !error && (
          <span class="soft">Example; send the request for the real response</span>
        )}
        {error && <span class="failed">No response: {error.message}</span>}
        {response && !error && <Figures response={response} />}
      </p>
      {!response && !error && example !== undefined && (
        <div class="json">
          <JsonNode value={example} depth={0} isLast operations={[]} />
        </div>
      )}
      {response && !error && <ResponseBody response={response} operations={operations} />}
    </section>
  );
}

function Figures({ response }: { readonly response: ReceivedResponse }) {
  const { status, milliseconds, bytes, isWhole, headers } = response;
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

type ResponseBodyProps = { readonly response: ReceivedResponse } & Pick<ResponseViewProps, 'operations'>;

function ResponseBody({ response, operations }: ResponseBodyProps) {
  const { url, text, isWhole, headers } = response;
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
          The first {byteCount(shownBytes)}. <a href={url}>Open the complete response</a>
        </p>
      )}
      <div class="json">
        {response.status === 304 ? (
          <p class="cut">Not modified: your copy is current, so the response has no body.</p>
        ) : preview ? (
          <JsonNode key={text} value={preview.value} depth={0} isLast operations={operations} />
        ) : (
          <pre>{text}</pre>
        )}
      </div>
    </>
  );
}
