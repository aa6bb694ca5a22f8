import type { ComponentType } from 'preact';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { Problem, Waiting } from './problem.tsx';
import { useDocument } from './service.ts';

/** Whether panels cover the text, by the same width as in panel.css. */
export function isSheet(): boolean {
  return !matchMedia('(min-width: 60rem)').matches;
}

/** A panel beside the text whose code is a separate file, loaded when it is opened first. */
export function laterPanel<Props extends object>(label: string, load: () => Promise<ComponentType<Props>>) {
  return function LaterPanel(props: Props) {
    const { document, error, retry } = useDocument('code', async () => ({ Panel: await loadCode(load) }));
    if (document) return <document.Panel {...props} />;
    return (
      <aside class="panel" aria-label={label} aria-busy={!error}>
        {error ? <Problem what={label} error={error} retry={retry} /> : <Waiting />}
      </aside>
    );
  };
}

/** What `import()` gives. Rejects with an error that readers understand. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    // The device is offline, or the page is older than what is published now
    const message = 'Check your connection, or load this page again.';
    throw new ScriptoriumError({ code: 'script_missing', message, cause });
  }
}
