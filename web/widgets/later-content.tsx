import type { ComponentType } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { useDocument } from '../service/service.ts';
import { pageText } from '../strings/texts.ts';
import { Pending } from './problem.tsx';

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

export function laterContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function LaterContent(props: Props) {
    const { document, error, retry } = useDocument('code', async () => ({ Content: await loadCode(load) }));
    return document ? <document.Content {...props} /> : <Pending error={error} retry={retry} />;
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
