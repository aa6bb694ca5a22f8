import { useId, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { goTo, type Route } from '../route.ts';
import { type FoundReference, findReferences } from './find-references.ts';

interface ReferenceBoxProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
}

/** A box for a reference, with a list of what it may mean: the up and down keys choose, and Enter goes there. */
export function ReferenceBox({ route, books }: ReferenceBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, choose] = useState(0);
  const found = findReferences(text, books);
  const isOpen = found.length > 0;

  function go({ book, chapter, verse, endVerse }: FoundReference): void {
    const { translation, beside } = route;
    goTo({
      translation,
      beside,
      book: book.id,
      chapter,
      ...(verse && { verse }),
      ...(endVerse && { endVerse }),
    });
    setText('');
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && isOpen) {
      event.preventDefault();
      choose((chosen + step + found.length) % found.length);
    } else if (event.key === 'Escape') {
      setText('');
      input.current?.blur();
    }
  }

  return (
    <search class="reference-place">
      <form
        class="reference"
        onSubmit={(event) => {
          event.preventDefault();
          const reference = found[chosen] ?? found[0];
          if (reference) go(reference);
        }}
      >
        <input
          ref={input}
          id="reference"
          class="search-field"
          type="text"
          role="combobox"
          aria-label="Go to a passage"
          aria-expanded={isOpen}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
          placeholder="John 3:16"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            choose(0);
          }}
          onKeyDown={onKeyDown}
        />
        <div class="found" id={`${id}-found`} role="listbox" aria-label="Passages" hidden={!isOpen}>
          {found.map((reference, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys, as in every combobox
            <div
              key={reference.label}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              onClick={() => go(reference)}
            >
              <bdi>{reference.label}</bdi>
            </div>
          ))}
        </div>
        {text.trim() !== '' && !isOpen && (
          <p class="found nothing" role="status">
            {books.length > 0 ? 'No such passage in this translation' : 'The list of books is still loading'}
          </p>
        )}
      </form>
    </search>
  );
}
