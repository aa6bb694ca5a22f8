import '../styles/colours.css';
import '../styles/page.css';
import '../styles/search-field.css';
import '../styles/bar.css';
import './guides.css';
import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findSections } from './find-sections.ts';
import type { GuideSection } from './guide-pages.ts';

declare const sectionsPath: string;

const start = new URLSearchParams(location.search).get('q') ?? '';

function GuideSearch() {
  const [query, setQuery] = useState(start);
  const [sections, setSections] = useState<readonly GuideSection[]>();
  const [error, setError] = useState(false);
  const isWanted = query.trim() !== '';
  useEffect(() => {
    if (!isWanted || sections) return;
    import(new URL(sectionsPath, location.href).href).then(
      ({ default: loaded }) => setSections(loaded),
      () => setError(true),
    );
  }, [isWanted, sections]);
  useEffect(() => {
    const address = new URL(location.href);
    if (isWanted) address.searchParams.set('q', query);
    else address.searchParams.delete('q');
    history.replaceState(history.state, '', address);
  }, [query]);
  const found = isWanted && sections ? findSections(sections, query) : [];
  const count = found.length === 1 ? '1 section' : `${found.length} sections`;
  return (
    <search>
      <input
        type="search"
        class="search-field"
        aria-label="Search the guides"
        placeholder="Search the guides"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <p class="hidden" role="status">
        {isWanted && sections && count}
      </p>
      {error && <p role="alert">The guides could not be searched. Reload the page.</p>}
      {isWanted && sections && found.length === 0 && <p>No section contains all these words.</p>}
      {found.length > 0 && (
        <ol class="found">
          {found.map(({ section, snippet }) => (
            <li key={section.address}>
              <a href={section.address}>{section.title}</a>
              <p>{snippet.map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part))}</p>
            </li>
          ))}
        </ol>
      )}
    </search>
  );
}

const place = document.getElementById('search');
if (place) render(<GuideSearch />, place);
