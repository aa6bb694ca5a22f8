import type { RequestHeaders } from '../code/code-examples.ts';
import type { ReceivedResponse } from './send-request.ts';

interface HeadersFormProps {
  readonly headers: RequestHeaders;
  readonly change: (headers: RequestHeaders) => void;
  readonly response: ReceivedResponse | undefined;
}

const known = [
  {
    name: 'If-None-Match',
    example: '"..."',
    meaning: 'Entity tags of your copies. If one of them is current, the response is 304, without a body.',
  },
  {
    name: 'Range',
    example: 'bytes=0-999',
    meaning: 'A part of the document, in bytes of the transferred coding. The response is 206.',
  },
  {
    name: 'Accept-Encoding',
    example: 'gzip',
    meaning:
      'The codings you can decode. Browsers send their own list, so this one only appears in the code.',
  },
] as const;

export function HeadersForm({ headers, change, response }: HeadersFormProps) {
  const etag = response?.headers.find(([name]) => name === 'etag')?.[1];
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = headers;
    change(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <details class="request-headers">
      <summary>Request headers</summary>
      {known.map(({ name, example, meaning }) => (
        <div key={name} class="parameter">
          <label for={`header-${name}`}>
            <code>{name}</code>
            <span class="soft">{meaning}</span>
          </label>
          <input
            id={`header-${name}`}
            value={headers[name] ?? ''}
            placeholder={example}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            onInput={(event) => set(name, event.currentTarget.value.trim())}
          />
          {name === 'If-None-Match' && etag && headers[name] !== etag && (
            <button type="button" class="copy" onClick={() => set(name, etag)}>
              Use the ETag of the last response
            </button>
          )}
        </div>
      ))}
    </details>
  );
}

export function sentByPages({ 'Accept-Encoding': _, ...headers }: RequestHeaders): RequestHeaders {
  return headers;
}
