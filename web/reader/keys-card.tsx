import { useEffect, useRef } from 'preact/hooks';
import { hasPart } from '../service/site.ts';
import { keysText, pageText } from '../strings/texts.ts';
import { useStyle } from '../widgets/later-content.tsx';
import styles from './keys.css' with { type: 'text' };

const keys = [
  { name: 'findPassage', keys: ['/'] },
  { name: 'turnPage', keys: ['←', '→'] },
  { name: 'selectVerse', keys: ['Enter'] },
  { name: 'useVerse', keys: ['Tab'] },
  { name: 'moveInText', keys: ['↑', '↓'] },
  { name: 'extendSelection', keys: ['Shift'], isPress: true },
  { name: 'closeOrClear', keys: ['Esc'] },
  { name: 'playOrPause', keys: ['K'], isAudio: true },
  { name: 'skipVerse', keys: ['J', 'L'], isAudio: true },
  { name: 'showKeys', keys: ['?'] },
] as const;

export function KeysCard({ onClose }: { readonly onClose: () => void }) {
  useStyle(styles);
  const card = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    card.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={card}
      class="keys"
      aria-labelledby="keys-title"
      onClose={onClose}
      onClick={({ target }) => target === card.current && card.current?.close()}
    >
      <header>
        <h2 id="keys-title">{keysText('title')}</h2>
        <button
          type="button"
          class="close"
          aria-label={pageText('close')}
          onClick={() => card.current?.close()}
        >
          ✕
        </button>
      </header>
      <dl>
        {keys
          .filter((each) => !('isAudio' in each) || hasPart('audio'))
          .map((each) => (
            <div key={each.name}>
              <dt>{keysText(each.name)}</dt>
              <dd>
                {each.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
                {'isPress' in each && keysText('andPress')}
              </dd>
            </div>
          ))}
      </dl>
    </dialog>
  );
}
