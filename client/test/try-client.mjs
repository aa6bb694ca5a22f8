/** Run by every kind of engine: what the small library holds, through the built package. */
export async function tryClient(scriptorium, baseUrl) {
  const { chaptersOf, createClient, passageText, readPassage, ScriptoriumError, search } = scriptorium;
  const client = createClient({ baseUrl });
  const [{ translations }, again] = await Promise.all([client.translations(), client.translations()]);
  const places = [];
  for await (const { book, chapter } of chaptersOf(client, 'SMALL'))
    places.push(`${book.id} ${chapter.number}`);
  const passage = await readPassage(client, 'SMALL', 'Psalm 3');
  const error = await client.chapter('SMALL', 'GEN', 9).catch((reason) => reason);
  const controller = new AbortController();
  const left = client.complete('SMALL', { signal: controller.signal }).catch((reason) => reason);
  const stayed = client.complete('SMALL');
  controller.abort();
  // A static host has no answers to questions
  const host = createClient({
    baseUrl,
    fetch: (url, init) => fetch(url.includes('?') ? `${baseUrl}/nothing` : url, init),
  });
  const { results } = await search(host, 'crowd blessing', 'SMALL');
  return {
    translations: translations.map(({ id }) => id),
    ownObjects: again.translations !== translations,
    places,
    passage: passageText(passage),
    error: [error instanceof ScriptoriumError, error.code, error.status],
    aborted: (await left).name,
    books: (await stayed).books.length,
    forms: results.map(({ book, chapter, verse, match }) => `${book} ${chapter}:${verse} ${match}`),
  };
}
