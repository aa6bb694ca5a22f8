import { useEffect, useRef, useState } from 'preact/hooks';
import { backupText, pageText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import type { Kept } from './kept-data.ts';
import styles from './received.css' with { type: 'text' };
import { addKept, thingsIn, unpackKept } from './transfer.ts';

export function Received({ text, onDone }: { readonly text: string; readonly onDone: () => void }) {
  useStyle(styles);
  const [found, receive] = useState<Kept | 'damaged'>();
  const [said, say] = useState<readonly string[]>([]);
  const card = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    unpackKept(text).then((read) => receive(read ?? 'damaged'));
  }, [text]);
  useEffect(() => {
    if (found && !card.current?.open) card.current?.showModal();
  }, [found]);
  if (!found) return null;
  const close = () => card.current?.close();
  return (
    <dialog ref={card} class="received" aria-labelledby="received-title" onClose={onDone}>
      <h2 id="received-title">{backupText('fromDevice')}</h2>
      <p role="status">
        {said.length > 0 ? said.join(' ') : found === 'damaged' ? backupText('codeDamaged') : thingsIn(found)}
      </p>
      <p class="buttons">
        {found !== 'damaged' && said.length === 0 && (
          <button type="button" class="chip" onClick={() => say(addKept(found).lines)}>
            {backupText('addReceived')}
          </button>
        )}
        <button type="button" class="chip" onClick={close}>
          {pageText('close')}
        </button>
      </p>
    </dialog>
  );
}
