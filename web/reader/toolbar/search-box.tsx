import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { suggestionText, toolbarText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { goTo, type Route } from '../route.ts';
import { forgetSearches } from '../search/asked-search.ts';
import { closeSearch, openSearch } from '../search/open-search.tsx';
import styles from './search-box.css' with { type: 'text' };
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  /** ISO 639-3 code of the translation's language. */
  readonly language: string | undefined;
  /** Text typed before this code had loaded; undefined if the box did not have the focus. */
  readonly typed?: string | undefined;
  readonly isEntered?: boolean;
}

/**
 * The box for passages and words, with a list of suggestions. The up and down keys select one, and Enter
 * opens it.
 */
export function SearchBox({ route, books, language, typed, isEntered }: SearchBoxProps) {
  useStyle(styles);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const asked = route.search?.q ?? '';
  const [text, setText] = useState(typed || asked);
  const [isOpen, open] = useState(Boolean(typed));
  const [chosen, choose] = useState<number>();
  const last = useRef(asked);
  useEffect(() => {
    if (last.current !== asked) setText(asked);
    last.current = asked;
  }, [asked]);
  useLayoutEffect(() => {
    const { current } = input;
    if (typed === undefined || !current) return;
    current.focus();
    current.setSelectionRange(typed.length, typed.length);
    if (isEntered) current.form?.requestSubmit();
  }, []);
  const { suggestions, usual, note } = useSuggestions(isOpen ? text : undefined, route, books, language);
  const at = chosen !== undefined && chosen < suggestions.length ? chosen : usual;
  const hasList = suggestions.length > 0;

  function edit(to: string): void {
    setText(to);
    choose(undefined);
    open(true);
  }
  function close(): void {
    open(false);
    choose(undefined);
  }
  function take(suggestion: Suggestion): void {
    close();
    if (suggestion.kind !== 'passage') {
      setText(suggestion.label);
      openSearch(suggestion.label);
      return;
    }
    const { translation, beside } = route;
    const { book, chapter, verse, endVerse } = suggestion.reference;
    setText(asked);
    input.current?.blur();
    goTo({ translation, beside, book, chapter, ...(verse && { verse }), ...(endVerse && { endVerse }) });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) open(true);
      else if (hasList)
        choose(((at ?? (step > 0 ? -1 : 0)) + step + suggestions.length) % suggestions.length);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (hasList || note) close();
      else if (text !== asked) setText(asked);
      else {
        closeSearch();
        input.current?.blur();
      }
    }
  }

  return (
    <search
      class="reference-place"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
      }}
    >
      <form
        class="reference"
        onSubmit={(event) => {
          event.preventDefault();
          const suggestion = at === undefined ? undefined : suggestions[at];
          if (suggestion) take(suggestion);
          else if (!note && text.trim() !== '') take({ kind: 'words', label: text.trim() });
        }}
      >
        <Sign of="words" />
        <input
          ref={input}
          id="reference"
          class="search-field"
          type="text"
          enterkeyhint="search"
          role="combobox"
          aria-label={toolbarText('findPassage')}
          aria-expanded={hasList}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={hasList && at !== undefined ? `${id}-${at}` : undefined}
          placeholder={toolbarText('passageOrWords')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onFocus={() => input.current?.select()}
          onClick={() => open(true)}
          onInput={({ currentTarget }) => edit(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div class="found" hidden={!hasList && !note}>
          <div role="status">
            {note && <p class="why">{note}</p>}
            {hasList && <span class="hidden">{suggestionText('count', { count: suggestions.length })}</span>}
          </div>
          <div id={`${id}-found`} role="listbox" aria-label={suggestionText('suggestions')} hidden={!hasList}>
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, as in any combobox
              <div
                key={`${suggestion.kind} ${suggestion.label}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                onClick={() => take(suggestion)}
              >
                <Sign of={suggestion.kind} />
                <SuggestionText suggestion={suggestion} />
              </div>
            ))}
          </div>
          {suggestions.some(({ kind }) => kind === 'recent') && (
            <button
              type="button"
              class="forget"
              onClick={() => {
                forgetSearches();
                close();
                input.current?.focus();
              }}
            >
              {suggestionText('clearRecent')}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

function SuggestionText({ suggestion }: { readonly suggestion: Suggestion }): ComponentChildren {
  const { kind, label } = suggestion;
  if (kind === 'words') {
    return <span>{suggestionText.rich('searchFor', { words: <bdi>{label}</bdi> })}</span>;
  }
  return (
    <>
      <bdi>{label}</bdi>
      {kind === 'term' && (
        <span class="remark"> {suggestionText('verses', { count: suggestion.verses })}</span>
      )}
    </>
  );
}

const signs = {
  passage: 'M3 3h4.5L8 4l.5-1H13v9H8.5L8 13l-.5-1H3zM8 4v9',
  words: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.2 10.2L14 14',
  term: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.2 10.2L14 14',
  recent: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M8 5v3l2 2',
} as const;

function Sign({ of }: { readonly of: keyof typeof signs }) {
  return (
    <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  );
}
