import { useEffect, useState } from 'preact/hooks';

/** Puts a text on the clipboard, and says so for a moment. */
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
  // Only pages from https or this device have a clipboard
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('The browser does not let this page copy.');
}
