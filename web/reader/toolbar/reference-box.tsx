import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { PassageAnswer, TranslationBook } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { goTo, type Route } from '../route.ts';
import { service, useDocument } from '../service.ts';
import { type FoundReference, findReferences, type ReferenceSearch } from './find-references.ts';

interface ReferenceBoxProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  /** That of the translation; ISO 639-3 code. */
  readonly language: string | undefined;
}

/** A box for references, with a list of what they may mean: the up and down keys choose, and Enter goes there. */
export function ReferenceBox({ route, books, language }: ReferenceBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [chosen, choose] = useState(0);
  const { found, note } = useFoundReferences(text, route, books, language);
  const isOpen = found.length > 0;

  function go({ book, chapter, verse, endVerse }: FoundReference): void {
    const { translation, beside } = route;
    goTo({ translation, beside, book, chapter, ...(verse && { verse }), ...(endVerse && { endVerse }) });
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
        <div class="found" hidden={!isOpen && !note}>
          <p class="why" role="status">
            {note}
          </p>
          <div id={`${id}-found`} role="listbox" aria-label="Passages" hidden={!isOpen}>
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
        </div>
      </form>
    </search>
  );
}

/** What a text in the box means: by the names that the page knows, else by those that the service knows. */
function useFoundReferences(
  text: string,
  route: Route,
  books: readonly TranslationBook[],
  language: string | undefined,
): Found {
  const { translation, book, chapter } = route;
  const search = useMemo(
    () => ({ books, language, context: { book, chapter } }),
    [books, language, book, chapter],
  );
  const own = useMemo(() => findReferences(text, search), [text, search]);
  const isAsked = own.isUnknown && own.found.length === 0 && books.length > 0;
  const asked = isAsked ? `${translation} ${text}` : undefined;
  const { document, isLoading } = useDocument(asked, (signal) =>
    askService(text, translation, search, signal),
  );
  if (text.trim() === '') return nothing;
  if (books.length === 0) return { found: [], note: 'The list of books is still loading.' };
  return isAsked && !isLoading ? (document ?? own) : own;
}

interface Found {
  readonly found: readonly FoundReference[];
  readonly note?: string;
}

const nothing: Found = { found: [] };

/** Milliseconds without a key, so that not every letter is asked for. */
const pause = 300;

/** False once the service was found to have documents only: those say no more than the list of books. */
let hasAnswers = true;

/** Undefined where the service does not know it either. */
async function askService(
  text: string,
  translation: string,
  search: ReferenceSearch,
  signal: AbortSignal,
): Promise<Found | undefined> {
  if (!hasAnswers || !service.ask) return undefined;
  await new Promise((resolve) => setTimeout(resolve, pause));
  try {
    const parameters = { ref: text, in: translation };
    const { references } = await service.ask<PassageAnswer>('passage', parameters, { signal });
    return findReferences(references.join('; '), search);
  } catch (error) {
    if (!(error instanceof ScriptoriumError) || error.status !== 404) return undefined;
    // An answer to a question names the parameter that is wrong
    hasAnswers = error.parameter !== undefined;
    return hasAnswers && error.hint ? { found: [], note: error.hint } : undefined;
  }
}
