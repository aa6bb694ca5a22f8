import { useId, useRef, useState } from 'preact/hooks';
import { useDocument } from '../../service/service.ts';
import { toolbarText } from '../../strings/texts.ts';
import { loadCode } from '../../widgets/later-content.tsx';
import { problemText } from '../../widgets/problem.tsx';
import type { EarlyInput } from './use-search-box.ts';
import type { SearchedEdition } from './use-suggestions.ts';

/**
 * The box for passages and words. Its code is large and loads when a pointer or the focus enters the field. The field
 * itself stays, with the text typed meanwhile, because a replaced field would close the keyboard of a phone.
 */
export function LaterSearchBox(props: SearchedEdition) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [early, setEarly] = useState<EarlyInput>({});
  const [isWanted, want] = useState(false);
  const { document: code, error } = useDocument(isWanted ? 'search box' : undefined, () =>
    loadCode(() => import('./search-box.tsx')),
  );
  // Loaded code never becomes undefined again, so these hooks are only ever appended
  const box = code?.useSearchBox({ ...props, input, early });
  const isExpanded = box !== undefined && box.suggestions.length > 0;
  const isActive = isExpanded && box.at !== undefined;
  return (
    <search
      class="reference-place"
      onPointerEnter={() => want(true)}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        if (box) box.close();
        else setEarly(({ typed }) => ({ typed }));
      }}
    >
      <form
        class="reference"
        onSubmit={(event) => {
          event.preventDefault();
          if (box) box.submit();
          else setEarly((before) => ({ ...before, isEntered: true }));
        }}
      >
        <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.2 10.2L14 14" />
        </svg>
        <input
          ref={input}
          id="reference"
          class="search-field"
          type="text"
          enterkeyhint="search"
          role="combobox"
          aria-label={toolbarText('findPassage')}
          aria-expanded={isExpanded}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={isActive ? `${id}-${box.at}` : undefined}
          placeholder={toolbarText('passageOrWords')}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={box?.text ?? early.typed ?? props.route.search?.q ?? ''}
          onFocus={() => {
            want(true);
            input.current?.select();
          }}
          onClick={() => (box ? box.open() : setEarly((before) => ({ ...before, isOpen: true })))}
          onInput={({ currentTarget: { value } }) =>
            box ? box.edit(value) : setEarly({ typed: value, isOpen: true })
          }
          onKeyDown={box?.onKeyDown}
        />
        {code && box && <code.SearchSuggestions id={id} box={box} {...props} />}
        {error && (
          <p class="found" role="alert">
            {problemText(error)}
          </p>
        )}
      </form>
    </search>
  );
}
