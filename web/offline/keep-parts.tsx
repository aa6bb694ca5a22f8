import { useState } from 'preact/hooks';
import { keptText, offlineText } from '../strings/texts.ts';
import { problemText } from '../widgets/problem.tsx';

interface KeepProgressProps {
  readonly label: string;
  readonly share: number;
  readonly text?: string | undefined;
  readonly onCancel: () => void;
}

export function KeepProgress({ label, share, text, onCancel }: KeepProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div class="keep-row" aria-busy="true">
      <progress max={100} value={percent} aria-label={label} />
      <span>{text ?? `${percent} %`}</span>
      <button type="button" class="chip" onClick={onCancel}>
        {offlineText('cancel')}
      </button>
    </div>
  );
}

interface DeleteButtonProps {
  readonly name: string;
  readonly onDelete: () => Promise<void>;
}

export function DeleteButton({ name, onDelete }: DeleteButtonProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <button
      type="button"
      class="chip"
      onClick={() => {
        if (isDeleting) onDelete().finally(() => setDeleting(false));
        setDeleting(!isDeleting);
      }}
      onBlur={() => setDeleting(false)}
    >
      {isDeleting ? offlineText('deleteNow') : keptText('delete')}
      <span class="hidden"> {name}</span>
    </button>
  );
}

export function ErrorText({ error }: { readonly error: Error | undefined }) {
  if (!error) return null;
  return (
    <p class="keep-error" role="alert">
      {problemText(error)}
    </p>
  );
}
