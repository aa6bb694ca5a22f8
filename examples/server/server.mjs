// node server.mjs, then open http://localhost:3000/?ref=Ruth+1:16
import { createServer } from 'node:http';
import { attributionText, createClient, passages, ScriptoriumError } from 'scriptorium-client';

const { SERVICE = 'https://scripture.example.org', PORT = '3000' } = process.env;
const client = createClient({ baseUrl: SERVICE });

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character]);

const page = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<form><label>Passage <input name="ref" value="${escaped(title)}"></label> <button>Show</button></form>
<main>${body}</main>
</html>`;

const verseText = ({ verse, text }) => `<p><sup>${verse}</sup> ${escaped(text)}</p>`;

async function passagePage(reference) {
  const answer = await passages(client, reference, 'KJV');
  const sections = answer.passages.map(({ label, editions }) => {
    const verses = editions.flatMap((edition) => edition.verses).map(verseText);
    return `<h1>${escaped(label)}</h1>${verses.join('')}`;
  });
  return page(reference, `${sections.join('')}<footer>${escaped(attributionText(answer))}</footer>`);
}

function errorPage(reference, error) {
  if (!(error instanceof ScriptoriumError)) throw error;
  const text = [error.message, error.hint].filter(Boolean).join(' ');
  return page(reference, `<p role="alert">${escaped(text)}</p>`);
}

const server = createServer(async (request, response) => {
  const reference = new URL(request.url, 'http://localhost').searchParams.get('ref') || 'John 3:16';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  try {
    response.end(await passagePage(reference));
  } catch (error) {
    response.statusCode = error.status ?? 500;
    response.end(errorPage(reference, error));
  }
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`http://localhost:${server.address().port}/?ref=Ruth+1:16`),
);
