export function Prose({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part))}</>;
}

export function PathText({ path }: { readonly path: string }) {
  return (
    <code class="path-text">
      {path.split(/(\{\w+\}|(?=[/.]))/).map((part, index) => (
        <span key={index}>
          {/^[/.]/.test(part) && <wbr />}
          {part.startsWith('{') ? <var>{part}</var> : part}
        </span>
      ))}
    </code>
  );
}
