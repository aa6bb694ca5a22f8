import type { Report } from './transfer.ts';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => Promise<void>;
}

export function FileButton({ label, accept, onFile }: FileButtonProps) {
  return (
    <label class="chip">
      {label}
      <input
        type="file"
        accept={accept}
        class="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be chosen again
          if (file) onFile(file).finally(() => Object.assign(currentTarget, { value: '' }));
        }}
      />
    </label>
  );
}

export function ImportReport({ lines, isBad = false }: Report) {
  return (
    <div role={isBad ? 'alert' : 'status'} class={isBad ? 'import-problems' : ''}>
      {lines.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
