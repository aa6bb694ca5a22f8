import { useState } from 'preact/hooks';
import { Prose } from '../prose.tsx';
import type { Field, Shape } from './fields.ts';

/** The members of a shape with what they mean; those that are objects open. */
export function FieldsList({ shape }: { readonly shape: Shape }) {
  return (
    <ul class="fields">
      {shape.fields().map((field) => (
        <FieldItem key={field.name} field={field} />
      ))}
    </ul>
  );
}

function FieldItem({ field }: { readonly field: Field }) {
  const { name, type, description, isOptional, shapes } = field;
  const [isOpen, open] = useState(false);
  const hasInner = shapes.length > 0;
  return (
    <li>
      <div class="field">
        <span class="field-name">
          <code>{name}</code>
          {isOptional && <span class="optional">optional</span>}
        </span>
        {hasInner ? (
          <button type="button" class="type" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <code>{type}</code>
            <span class="hidden"> of {name}</span>
          </button>
        ) : (
          <code class="type">{type}</code>
        )}
        <p>
          <Prose text={description} />
        </p>
      </div>
      {isOpen && <InnerShapes shapes={shapes} />}
    </li>
  );
}

/** Alternatives stand below each other, each under its name. */
function InnerShapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  return (
    <div class="inner">
      {shapes.map((shape, index) => (
        <div key={shape.name || index}>
          {shapes.length > 1 && <p class="shape-name">{shape.name}</p>}
          {shape.description && <p class="soft">{shape.description}</p>}
          <FieldsList shape={shape} />
        </div>
      ))}
    </div>
  );
}
