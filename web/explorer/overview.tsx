import { CopyButton } from './code/code-tabs.tsx';
import { explorerHash } from './explorer-place.ts';
import type { OpenApi } from './operations.ts';
import { serviceUrl } from './service.ts';

const beginnings = [
  ['getAvailableTranslations', 'Which translations are there?'],
  ['getSimpleChapter', 'Show a chapter, the simple way'],
  ['getChapter', 'Show a chapter with its layout'],
  ['getWords', 'What is behind a Hebrew or Greek word?'],
  ['getDatasetChapter', 'Which passages are like this one?'],
  ['getComplete', 'Take a whole translation along'],
] as const;

/** The first page: what holds for all operations. */
export function Overview({ openApi }: { readonly openApi: OpenApi }) {
  const { info } = openApi;
  return (
    <article class="overview">
      <h1>{info.title} API</h1>
      <p class="lead">{info.summary}</p>
      <p class="base">
        <code>{serviceUrl}</code>
        <CopyButton text={serviceUrl} label="Copy the address of the service" />
      </p>
      <p>{info.description}</p>
      <h2>Where to begin</h2>
      <ul class="beginnings">
        {beginnings
          .filter(([id]) => Object.values(openApi.paths).some(({ get }) => get.operationId === id))
          .map(([operationId, question]) => (
            <li key={operationId}>
              <a href={explorerHash.format({ operationId, values: {}, isSent: true })}>{question}</a>
            </li>
          ))}
      </ul>
      <h2>In short</h2>
      <ul class="rules">
        <li>No key and no account. Pages of any origin may ask, unless the operator says otherwise.</li>
        <li>
          Every link in a document is a path below the address above, but for those of recordings. Follow{' '}
          <code>nextChapterApiLink</code> to read on: it is null at the end.
        </li>
        <li>
          Two formats of a chapter: the standard one has items, the simplified one a text for each verse with
          offsets into it, in UTF-16 code units, as JavaScript counts.
        </li>
        <li>
          An optional field is left out when it does not apply. An error is{' '}
          <code>{'{"error": {"code", "message", "hint"?}}'}</code>.
        </li>
        <li>
          Each document has an <code>ETag</code>: send it back as <code>If-None-Match</code>, and the answer
          is 304 while nothing changed.
        </li>
      </ul>
      <p>
        Version {info.version}. <a href="api/openapi.json">The OpenAPI description</a> is for generators and
        other tools.
      </p>
    </article>
  );
}
