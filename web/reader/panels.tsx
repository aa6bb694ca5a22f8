import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { pageText } from '../strings/texts.ts';
import { Problem, Waiting } from './problem.tsx';
import { useDocument } from './service.ts';

/** True if panels cover the text; uses the same width as panel.css. */
export function isSheet(): boolean {
  return !matchMedia('(min-width: 60rem)').matches;
}

/**
 * Applies a style sheet while the component is mounted; `text` is undefined until it has loaded. Constructed
 * style sheets work under any Content-Security-Policy.
 */
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

/** A side panel whose code is a separate file, loaded when the panel is first opened. */
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

export function laterContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LaterContent(props: Props) {
    const { document, error, retry } = useDocument('code', async () => ({
      Content: await loadCode(load),
    }));
    if (document) return <document.Content {...props} />;
    return error ? <Problem error={error} retry={retry} /> : <Waiting />;
  };
}

/**
 * Awaits a dynamic `import()`.
 * @throws {ScriptoriumError} `script_missing`, with a message for users.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    // The device is offline, or the page is older than the current release
    throw new ScriptoriumError({ code: 'script_missing', message: pageText('scriptMissing'), cause });
  }
}
