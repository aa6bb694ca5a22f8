import { useEffect, useState } from 'preact/hooks';
import { useDocument } from '../../service/service.ts';
import { toolbarText } from '../../strings/texts.ts';
import { loadCode } from '../../widgets/later-content.tsx';
import { problemText } from '../../widgets/problem.tsx';
import type { SearchBoxProps } from './use-search-box.ts';

interface LaterSearchBoxProps extends SearchBoxProps {
  readonly isSettled: boolean;
}

/**
 * The search box. Its code is large and loads after the text; until then, a similar field keeps the typed
 * text and a press of Enter.
 */
export function LaterSearchBox({ isSettled, ...box }: LaterSearchBoxProps) {
  const [typed, type] = useState<string>();
  const [isEntered, enter] = useState(false);
  const [isWanted, want] = useState(false);
  useEffect(() => {
    if (isSettled || typed !== undefined) want(true);
  }, [isSettled, typed]);
  const { document: code, error } = useDocument(isWanted ? 'search box' : undefined, () =>
    loadCode(() => import('./search-box.tsx')),
  );
  if (code) return <code.SearchBox {...box} typed={typed} isEntered={isEntered} />;
  return (
    <search class="reference-place">
      <form
        class="reference"
        onSubmit={(event) => {
          event.preventDefault();
          enter(true);
        }}
      >
        <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M10.2 10.2L14 14" />
        </svg>
        <input
          id="reference"
          class="search-field"
          type="text"
          aria-label={toolbarText('findPassage')}
          placeholder={toolbarText('passageOrWords')}
          autocomplete="off"
          spellcheck={false}
          onFocus={({ currentTarget }) => type(currentTarget.value)}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        {error && (
          <p class="found" role="alert">
            {problemText(error)}
          </p>
        )}
      </form>
    </search>
  );
}
