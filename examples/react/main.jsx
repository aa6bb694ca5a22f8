import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ScriptoriumProvider, ScripturePassage, useChapter, useSearch } from 'scriptorium-client/react';

function Search() {
  const [query, setQuery] = useState('');
  const { data, error, loading } = useSearch(query, 'KJV', { limit: 3 });
  return (
    <section>
      <input aria-label="Search" value={query} onInput={(event) => setQuery(event.target.value)} />
      <p role="status">{loading ? 'Searching …' : error?.message}</p>
      <ul>
        {data?.results.map(({ book, chapter, verse, text }) => (
          <li key={`${book} ${chapter}:${verse}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Chapter() {
  const [number, setNumber] = useState(1);
  const { data, error } = useChapter('KJV', 'RUT', number);
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <section>
      <h2>{data ? `${data.book.name} ${data.chapter.number}` : '…'}</h2>
      <p>{data && `${data.numberOfVerses} verses`}</p>
      <button type="button" onClick={() => setNumber(number + 1)}>
        Next
      </button>
    </section>
  );
}

createRoot(document.getElementById('app')).render(
  <ScriptoriumProvider service="https://scripture.example.org">
    <h1>Scripture</h1>
    <ScripturePassage reference="John 3:16" translation="KJV">
      John 3:16
    </ScripturePassage>
    <Chapter />
    <Search />
  </ScriptoriumProvider>,
);
