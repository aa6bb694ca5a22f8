import type { Download, Downloads as ListedDownloads } from '../../../client/src/documents.ts';
import { orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { serviceRoot } from '../../service/service-root.ts';
import { formatSize } from '../../strings/formats.ts';
import { keptText, toolbarText } from '../../strings/texts.ts';

/** Names of formats that are not written in capital letters. */
const names: Readonly<Record<string, string>> = {
  docx: 'Word',
  markdown: 'Markdown',
  mybible: 'MyBible',
  opensong: 'OpenSong',
  text: 'Text',
  vref: 'vref',
  zefania: 'Zefania',
};

/** The published files of editions, those of the open edition first. Nothing on a live server. */
export function Downloads({ edition }: { readonly edition: string }) {
  const { document } = useDocument('downloads', async (signal) => {
    const found = await orNone(service.get<ListedDownloads>('/api/x/downloads.json', { signal }));
    return Map.groupBy(found?.downloads ?? [], ({ edition }) => edition);
  });
  if (!document?.size) return null;
  const own = document.get(edition);
  const others = [...document].filter(([id]) => id !== edition);
  return (
    <section>
      <h3>{keptText('downloads')}</h3>
      {own && <Files edition={edition} files={own} />}
      {others.length > 0 && (
        <details open={!own}>
          <summary>{toolbarText('andMore', { number: others.length })}</summary>
          {others.map(([id, files]) => (
            <Files key={id} edition={id} files={files} />
          ))}
        </details>
      )}
    </section>
  );
}

function Files({ edition, files }: { readonly edition: string; readonly files: readonly Download[] }) {
  return (
    <p class="chips">
      <bdi class="edition">{edition}</bdi>
      {files.map(({ format, link, size }) => (
        <a
          key={format}
          class="chip"
          href={`${serviceRoot().replace(/\/$/, '')}${link}`}
          download={link.slice(link.lastIndexOf('/') + 1)}
        >
          {names[format] ?? format.toUpperCase()} <span class="edition">{formatSize(size)}</span>
        </a>
      ))}
    </p>
  );
}
