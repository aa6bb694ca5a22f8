import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { pageText } from '../strings/strings-en.ts';
import { Problem, Waiting } from './problem.tsx';
import { useDocument } from './service.ts';

/** Whether panels cover the text, by the same width as in panel.css. */
export function isSheet(): boolean {
  return !matchMedia('(min-width: 60rem)').matches;
}

/** Adds a style while the component is there, in a way that no Content-Security-Policy forbids; undefined until it has come. */
export function useStyle(text: string | undefined): void {
  useLayoutEffect(() => {
    if (!text) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}

/** A panel beside the text whose code is a separate file, loaded when it is opened first. */
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
        {error ? <Problem what={label()} error={error} retry={retry} /> : <Waiting />}
      </aside>
    );
  };
}

/** What a card contains, whose code is loaded when the card is opened first. */
export function laterContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LaterContent(props: Props) {
    const { document, error, retry } = useDocument('code', async () => ({
      Content: await loadCode(load),
    }));
    if (document) return <document.Content {...props} />;
    return error ? <Problem error={error} retry={retry} /> : <Waiting />;
  };
}

/** What `import()` gives. Rejects with an error that readers understand. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    // The device is offline, or the page is older than what is published now
    throw new ScriptoriumError({ code: 'script_missing', message: pageText('scriptMissing'), cause });
  }
}
