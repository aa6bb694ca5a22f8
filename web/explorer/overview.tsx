import { CopyButton } from './code/code-tabs.tsx';
import type { OpenApi } from './operations.ts';
import { routeHash } from './route.ts';
import { serviceUrl } from './service.ts';

const examples = [
  ['getAvailableTranslations', 'List the translations'],
  ['getSimpleTranslationBookChapter', 'Show a simplified chapter'],
  ['getTranslationBookChapter', 'Show a chapter with its layout'],
  ['getTranslationBookChapterWords', 'Look up Hebrew or Greek words'],
  ['getDatasetBookChapter', 'Find related passages'],
  ['getTranslationComplete', 'Download a whole translation'],
] as const;

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
      <h2>Where to start</h2>
      <ul class="beginnings">
        {examples
          .filter(([id]) => Object.values(openApi.paths).some(({ get }) => get.operationId === id))
          .map(([operationId, label]) => (
            <li key={operationId}>
              <a href={routeHash.format({ operationId, values: {}, isSent: true })}>{label}</a>
            </li>
          ))}
      </ul>
      <h2>In short</h2>
      <ul class="rules">
        <li>
          No key and no account. Pages of any origin may send requests, unless the operator restricts them.
        </li>
        <li>
          Every link in a document is a path below the address above, except links to recordings. Follow{' '}
          <code>nextChapterApiLink</code> to the next chapter: it is null after the last one.
        </li>
        <li>
          A chapter comes in two formats: the standard one is a list of items, the simplified one a text per
          verse with offsets into it, in UTF-16 code units as in JavaScript.
        </li>
        <li>
          An optional field is omitted if it does not apply. An error is{' '}
          <code>{'{"error": {"code", "message", "hint"?}}'}</code>.
        </li>
        <li>
          Every document has an <code>ETag</code>. Send it back as <code>If-None-Match</code>: the response is
          304 until the document changes.
        </li>
      </ul>
      <p>
        Version {info.version}. <a href="api/openapi.json">The OpenAPI description</a> is for generators and
        other tools.
      </p>
    </article>
  );
}
