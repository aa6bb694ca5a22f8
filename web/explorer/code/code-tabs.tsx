import { useRef, useState } from 'preact/hooks';
import type { CodeExample } from './code-examples.ts';
import { CopyButton } from './copy-button.tsx';

const remembered = 'scriptorium.language';

/** The same request in several languages; the one that somebody chose stays. */
export function CodeTabs({ examples }: { readonly examples: readonly CodeExample[] }) {
  const [language, setLanguage] = useState(() => localStorage.getItem(remembered) ?? '');
  const tabs = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    examples.findIndex((example) => example.language === language),
  );
  const shown = examples[index]!;
  const choose = (chosen: number) => {
    const next = examples[(chosen + examples.length) % examples.length]!.language;
    localStorage.setItem(remembered, next);
    setLanguage(next);
  };
  const follow = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    choose(index + step);
    const buttons = tabs.current?.querySelectorAll('button') ?? [];
    (buttons[(index + step + buttons.length) % buttons.length] as HTMLElement | undefined)?.focus();
  };
  return (
    <section class="code" aria-label="Example code">
      <div class="code-head">
        <div ref={tabs} class="tabs" role="tablist" aria-label="Language" onKeyDown={follow}>
          {examples.map((example, at) => (
            <button
              key={example.language}
              type="button"
              role="tab"
              id={`tab-${at}`}
              aria-selected={at === index}
              aria-controls="code-text"
              tabIndex={at === index ? 0 : -1}
              onClick={() => choose(at)}
            >
              {example.language}
            </button>
          ))}
        </div>
        <CopyButton text={shown.text} label={`Copy the ${shown.language} example`} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by the keyboard too */}
      <pre id="code-text" role="tabpanel" aria-labelledby={`tab-${index}`} tabIndex={0}>
        <code>{shown.text}</code>
      </pre>
    </section>
  );
}
