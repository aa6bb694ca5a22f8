// node passages.mjs "Ruth 1:16" kinsman
import { attributionText, createClient, passages, ScriptoriumError, search } from 'scriptorium-client';

const [reference = 'John 3:16', query = 'living water'] = process.argv.slice(2);
const client = createClient({ baseUrl: process.env.SERVICE ?? 'https://scripture.example.org' });

try {
  const answer = await passages(client, reference, 'KJV');
  for (const { label, editions } of answer.passages) {
    console.log(label);
    for (const { verses } of editions)
      for (const { verse, text } of verses) console.log(`  ${verse} ${text}`);
  }

  const { total, results } = await search(client, query, 'KJV', { limit: 3 });
  console.log(`\n${query}: ${total} verses`);
  for (const { book, chapter, verse, text } of results) console.log(`  ${book} ${chapter}:${verse} ${text}`);

  console.log(`\n${attributionText(answer)}`);
} catch (error) {
  if (!(error instanceof ScriptoriumError)) throw error;
  console.error(error.message, error.hint ?? '');
  process.exitCode = 1;
}
