import { useId, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { goTo, type Place } from '../place.ts';
import { type FoundReference, findReferences } from './find-references.ts';

interface ReferenceBoxProps {
  readonly place: Place;
  readonly books: readonly TranslationBook[];
}

/** Where a reference is typed: the keys up and down choose among what it may mean, Enter goes there. */
export function ReferenceBox({ place, books }: ReferenceBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, choose] = useState(0);
  const found = findReferences(text, books);
  const isOpen = found.length > 0;

  function go({ book, chapter, verse, endVerse }: FoundReference): void {
    const { translation, beside } = place;
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
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, as in every combobox
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
            {books.length > 0 ? 'No such passage in this translation' : 'The books have not loaded yet'}
          </p>
        )}
      </form>
    </search>
  );
}
