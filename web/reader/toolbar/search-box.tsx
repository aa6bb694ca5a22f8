import type { ComponentChildren } from 'preact';
import { suggestionText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { Popover } from '../../widgets/popover.tsx';
import { forgetSearches } from '../search/asked-search.ts';
import { scriptOfText } from '../text/script-of.ts';
import { WordPopover } from '../text/words.tsx';
import styles from './search-box.css' with { type: 'text' };
import type { CardSuggestion, Suggestion } from './suggestions.ts';
import type { useSearchBox } from './use-search-box.ts';
import type { SearchedEdition } from './use-suggestions.ts';

const QuotationCheck = laterContent(
  async () => (await import('../quotation/quotation-check.tsx')).QuotationCheck,
);

export { useSearchBox } from './use-search-box.ts';

interface SearchSuggestionsProps extends SearchedEdition {
  readonly id: string;
  readonly box: ReturnType<typeof useSearchBox>;
}

export function SearchSuggestions({ id, box, ...edition }: SearchSuggestionsProps) {
  useStyle(styles);
  const { input, suggestions, at, note, card } = box;
  return (
    <>
      <div class="found" hidden={suggestions.length === 0 && !note}>
        <SuggestionList {...{ id, suggestions, at, note }} onTake={box.take} />
        {suggestions.some(({ kind }) => kind === 'recent') && (
          <button
            type="button"
            class="forget"
            onClick={() => {
              forgetSearches();
              box.close();
              input.current?.focus();
            }}
          >
            {suggestionText('clearRecent')}
          </button>
        )}
      </div>
      {card && input.current && (
        <Card {...edition} card={card} anchor={input.current} onClose={box.closeCard} />
      )}
    </>
  );
}

interface CardProps extends Pick<SearchedEdition, 'route' | 'language'> {
  readonly card: CardSuggestion;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

function Card({ card, route, language, anchor, onClose }: CardProps) {
  if (card.kind === 'quotation') {
    return (
      <Popover anchor={anchor} label={suggestionText('checkQuotation')} onClose={onClose}>
        <QuotationCheck text={card.label} {...{ route, language, onClose }} />
      </Popover>
    );
  }
  const { number, lemma } = card.word;
  return (
    <WordPopover
      key={number}
      word={{ start: 0, end: 0, strongs: [number], ...(lemma === number ? {} : { lemma }) }}
      text={lemma}
      anchor={anchor}
      translations={[route.translation, ...route.parallels]}
      onClose={onClose}
    />
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly at: number | undefined;
  readonly note: string | undefined;
  readonly onTake: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, suggestions, at, note, onTake }: SuggestionListProps) {
  const { length: count } = suggestions;
  return (
    <>
      <div role="status">
        {note && <p class="why">{note}</p>}
        {count > 0 && <span class="hidden">{suggestionText('count', { count })}</span>}
      </div>
      <div id={`${id}-found`} role="listbox" aria-label={suggestionText('suggestions')} hidden={count === 0}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, as in any combobox
          <div
            key={`${suggestion.kind} ${suggestion.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            onClick={() => onTake(suggestion)}
          >
            <Sign of={suggestion.kind} />
            <SuggestionText suggestion={suggestion} />
          </div>
        ))}
      </div>
    </>
  );
}

function SuggestionText({ suggestion }: { readonly suggestion: Suggestion }): ComponentChildren {
  const { kind, label } = suggestion;
  if (kind === 'words') return <span>{suggestionText.rich('searchFor', { words: <bdi>{label}</bdi> })}</span>;
  if (kind === 'quotation') return <span>{suggestionText('checkQuotation')}</span>;
  if (kind === 'lemma') {
    const { number, transliteration, gloss } = suggestion.word;
    return (
      <>
        <span>
          <bdi {...scriptOfText(label)}>{label}</bdi> <bdi>{transliteration}</bdi>{' '}
          {gloss && <bdi lang="en">“{gloss}”</bdi>}
        </span>
        {label !== number && <span class="remark"> {number}</span>}
      </>
    );
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
  lemma: 'M3 3h10v10H3zM5.5 6h5M5.5 8h5M5.5 10h3',
  quotation: 'M3 8.5l3.5 3.5L13 4.5',
  recent: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M8 5v3l2 2',
} as const;

function Sign({ of }: { readonly of: keyof typeof signs }) {
  return (
    <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  );
}
