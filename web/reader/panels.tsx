import type { ComponentType } from 'preact';
import { useDocument } from '../service/service.ts';
import { pageText } from '../strings/texts.ts';
import { loadCode } from '../widgets/later-content.tsx';
import { Pending } from '../widgets/problem.tsx';

/** True if panels cover the text; uses the same width as panel.css. */
export function isSheet(): boolean {
  return !matchMedia('(min-width: 60rem)').matches;
}

export function laterPanel<Props extends { readonly onClose: () => void }>(
  label: () => string,
  load: () => Promise<ComponentType<Props>>,
) {
  return function LaterPanel(props: Props) {
    const { document, error, retry } = useDocument('code', async () => ({ Panel: await loadCode(load) }));
    if (document) return <document.Panel {...props} />;
    return (
      <aside
        class="panel"
        aria-label={label()}
        aria-busy={!error}
        onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
      >
        <button type="button" class="close" aria-label={pageText('close')} onClick={props.onClose}>
          ✕
        </button>
        <Pending what={label()} error={error} retry={retry} />
      </aside>
    );
  };
}
