import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { goTo } from '../route.ts';
import { closeSearch, openSearch } from '../search/open-search.tsx';
import type { CardSuggestion, Suggestion } from './suggestions.ts';
import { type SearchedEdition, useSuggestions } from './use-suggestions.ts';

export interface EarlyInput {
  readonly typed?: string | undefined;
  readonly isOpen?: boolean;
  readonly isEntered?: boolean;
}

interface SearchBoxProps extends SearchedEdition {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly early: EarlyInput;
}

export function useSearchBox(props: SearchBoxProps) {
  const { route, input, early } = props;
  const asked = route.search?.q ?? '';
  const [text, setText] = useState(early.typed ?? asked);
  const [isOpen, setOpen] = useState(early.isOpen ?? false);
  const [chosen, choose] = useState<number>();
  const [card, showCard] = useState<CardSuggestion>();
  useFollowed(asked, setText);
  useLayoutEffect(() => {
    if (early.isEntered) input.current?.form?.requestSubmit();
  }, []);
  const listed = useSuggestions(isOpen ? text : undefined, props);
  const { suggestions, defaultIndex, note, isUndecided } = listed;
  const at = chosen !== undefined && chosen < suggestions.length ? chosen : defaultIndex;

  const [isSubmitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (isSubmitted && !isUndecided) submit();
  }, [isSubmitted, isUndecided]);

  function edit(to: string): void {
    setText(to);
    setSubmitted(false);
    choose(undefined);
    setOpen(true);
  }
  function close(): void {
    setOpen(false);
    setSubmitted(false);
    choose(undefined);
  }
  function take(suggestion: Suggestion): void {
    close();
    if (suggestion.kind === 'lemma' || suggestion.kind === 'quotation') return showCard(suggestion);
    if (suggestion.kind !== 'passage') {
      setText(suggestion.label);
      openSearch(suggestion.label);
      return;
    }
    const { translation, parallels } = suggestion.to ?? route;
    const { book, chapter, verse, endVerse, also } = suggestion.reference;
    const verses = { ...(verse && { verse }), ...(endVerse && { endVerse }), ...(also && { also }) };
    setText(asked);
    input.current?.blur();
    goTo({ translation, parallels, book, chapter, ...verses });
  }
  function submit(): void {
    if (isUndecided && chosen === undefined) return setSubmitted(true);
    setSubmitted(false);
    const suggestion = at === undefined ? undefined : suggestions[at];
    if (suggestion) take(suggestion);
    else if (!note && text.trim() !== '') take({ kind: 'words', label: text.trim() });
  }
  function move(step: 1 | -1): void {
    const { length } = suggestions;
    if (!isOpen) setOpen(true);
    else if (length > 0) choose(((at ?? (step > 0 ? -1 : 0)) + step + length) % length);
  }
  function leave(): void {
    if (suggestions.length > 0 || note) close();
    else if (text !== asked) setText(asked);
    else {
      closeSearch();
      input.current?.blur();
    }
  }
  function onKeyDown(event: KeyboardEvent): void {
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Escape: leave }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  const open = () => setOpen(true);
  const closeCard = useCallback(() => showCard(undefined), []);
  return { input, text, suggestions, at, note, card, open, edit, close, closeCard, take, submit, onKeyDown };
}

function useFollowed(asked: string, setText: (text: string) => void): void {
  const last = useRef(asked);
  useEffect(() => {
    if (last.current !== asked) setText(asked);
    last.current = asked;
  }, [asked]);
}
