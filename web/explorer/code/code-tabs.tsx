import { useEffect, useRef, useState } from 'preact/hooks';
import type { CodeExample } from './code-examples.ts';

const remembered = 'scriptorium.language';

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

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () =>
    copyText(text).then(
      () => say('Copied'),
      () => say('Not allowed'),
    );
  return (
    <button type="button" class="copy" aria-label={label} onClick={copy}>
      <span aria-live="polite">{said || 'Copy'}</span>
    </button>
  );
}

async function copyText(text: string): Promise<void> {
  // The clipboard API is only available in secure contexts
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('The browser does not let this page copy.');
}
