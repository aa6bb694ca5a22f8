import { useEffect, useRef, useState } from 'preact/hooks';
import { site } from '../../service/site.ts';
import { verseText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { saveFile } from '../kept/file-button.tsx';
import { useRemembered } from '../settings.tsx';
import {
  citationStyles,
  copiedVerses,
  copyChoicesName,
  defaultCopyChoices,
  quotedVerses,
} from './copied-text.ts';
import styles from './share-card.css' with { type: 'text' };
import { drawVerses } from './verse-image.ts';

const citationNames = {
  short: 'citationShort',
  full: 'citationFull',
  inline: 'citationInline',
  none: 'citationNone',
} as const;

interface ShareCardProps {
  readonly reference: string;
  readonly article: Element;
}

export function ShareCard({ reference, article }: ShareCardProps) {
  useStyle(styles);
  const [choices, change] = useRemembered(copyChoicesName, defaultCopyChoices);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [copied, setCopied] = useState<string>();
  // Remembering happens first: its effect is above
  useEffect(() => {
    setCopied(copiedVerses(article)?.text);
    const quoted = quotedVerses(article);
    if (quoted) drawVerses(canvas.current!, quoted, site.name).catch(() => setFailed(true));
  }, [choices, article]);
  const shareText = () => navigator.share({ title: reference, text: copied ?? reference }).catch(() => {});
  return (
    <div class="share-card">
      <canvas ref={canvas} width={1080} height={1080} role="img" aria-label={verseText('image')} />
      <p class="share-buttons">
        <ImageButton canvas={canvas} name={reference} onFailed={() => setFailed(true)} />
        {'share' in navigator && (
          <button type="button" onClick={shareText}>
            {verseText('shareText')}
          </button>
        )}
      </p>
      {hasFailed && <p role="alert">{verseText('imageFailed')}</p>}
      <label class="switch">
        <input
          type="checkbox"
          checked={choices.numbers}
          onChange={() => change({ numbers: !choices.numbers })}
        />
        {verseText('numbers')}
      </label>
      <label>
        {verseText('citation')}
        <select
          value={choices.citation}
          onChange={({ currentTarget }) => change({ citation: citationStyles[currentTarget.selectedIndex]! })}
        >
          {citationStyles.map((style) => (
            <option key={style} value={style}>
              {verseText(citationNames[style])}
            </option>
          ))}
        </select>
      </label>
      <pre class="copied">{copied}</pre>
    </div>
  );
}

interface ImageButtonProps {
  readonly canvas: { readonly current: HTMLCanvasElement | null };
  readonly name: string;
  readonly onFailed: () => void;
}

function ImageButton({ canvas, name, onFailed }: ImageButtonProps) {
  const canShare = navigator.canShare?.({ files: [new File([], 'verse.png', { type: 'image/png' })] });
  async function give(): Promise<void> {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current!.toBlob(resolve, 'image/png'));
    if (!blob) return onFailed();
    const file = new File([blob], `${name.replace(/[:/\\]/g, '.')}.png`, { type: blob.type });
    if (canShare) return navigator.share({ files: [file] }).catch(() => {});
    saveFile(file);
  }
  return (
    <button type="button" onClick={() => give().catch(onFailed)}>
      {verseText(canShare ? 'shareImage' : 'saveImage')}
    </button>
  );
}
