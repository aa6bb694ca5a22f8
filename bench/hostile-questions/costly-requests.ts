import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';

export interface CostlyRequest {
  readonly name: string;
  readonly target: string;
}

export function tenTranslations(library: Library): string[] {
  const translations = library.editions().filter(({ kind }) => kind === 'translation');
  const isAnnotated = ({ id, bookIds }: (typeof translations)[number]) =>
    library.peek(links.simpleWords(id, bookIds[0]!, 1)) !== undefined;
  const sorted = translations.toSorted((a, b) => Number(isAnnotated(b)) - Number(isAnnotated(a)));
  if (sorted.length === 0) throw new Error('The library has no translation.');
  return sorted.slice(0, 10).map(({ id }) => id);
}

const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString();
const repeated = (text: string, times: number) => Array.from({ length: times }, () => text).join(';');
const unknownNames = Array.from({ length: 900 }, (_, at) => `Xa${at.toString(36)} ${at % 50}:3`).join(' ');
const frequent = 'the of and in to that he his a shall unto for i him they be is with it not'.split(' ');

/** The most expensive requests known for each question and page. Some are rejected, which must be cheap too. */
export function costlyRequests(ids: readonly string[]): CostlyRequest[] {
  const all = ids.join(',');
  const [first = ''] = ids;
  const passage = (name: string, parameters: Readonly<Record<string, string>>) => ({
    name: `passage: ${name}`,
    target: `/api/x/passage?${query({ in: all, ...parameters })}`,
  });
  const search = (name: string, q: string, more: Readonly<Record<string, string>> = {}) => ({
    name: `search: ${name}`,
    target: `/api/x/search?${query({ q, in: '*', limit: '100', ...more })}`,
  });
  const quotation = (name: string, part: string) => ({
    name: `quotation: ${name}`,
    target: `/api/x/quote?${query({ in: '*', text: part.repeat(100).slice(0, 2000) })}`,
  });
  const page = (name: string, path: string) => ({ name: `page: ${name}`, target: path });
  const everything = 'words,footnotes,headings';
  const longChapters = Array.from({ length: 50 }, (_, at) => `PSA ${[119, 78, 89, 18][at % 4]}:${at + 1}`);
  return [
    ...['html', 'json', 'text', 'usfm'].map((format) =>
      passage(`Psalms, all parts, ${format}`, { ref: 'PSA', include: everything, format }),
    ),
    passage('Psalms without parts', { ref: 'PSA' }),
    passage('one translation, HTML', { ref: 'GEN-MAL', in: first, include: everything, format: 'html' }),
    passage('another numbering', { ref: 'GEN-MAL', numbering: 'lxx', include: 'words', format: 'html' }),
    passage('50 whole Bibles', { ref: repeated('GEN-MAL', 50), include: everything, format: 'html' }),
    passage('50 verses of long chapters', { ref: longChapters.join(';'), include: 'words', format: 'html' }),
    passage('50 verses of one chapter', { ref: repeated('PSA 119:1', 50), include: 'words' }),
    passage('1,500 letters that are not a book', { ref: 'a'.repeat(1500) }),
    passage('300 unknown books', { ref: 'Hezek;'.repeat(250) }),
    { name: 'random: ten translations', target: `/api/x/random?in=${all}` },
    {
      name: 'random: 1,200 names of books',
      target: `/api/x/random?${query({ in: first, books: 'GEN,'.repeat(1200) })}`,
    },
    search('any of 20 frequent words', frequent.join(' | '), { sort: 'relevance' }),
    search('20 frequent words', frequent.join(' '), { sort: 'relevance' }),
    search('prefixes', 'th* | an* | wh* | sh* | he* | in* | of*', { sort: 'relevance' }),
    search('phrases', '"of the" | "and the" | "in the" | "to the" | "out of"', { sort: 'relevance' }),
    search('Strong’s numbers', 'strong:H3068 | strong:H853 | strong:H1121 | strong:H834 | strong:H3605'),
    search('morphology', 'morph:HN | morph:HC | morph:HR | morph:HV'),
    search('misspelled words', 'sxeven sxirit cxmmandment'),
    search('all translations 1,500 times', 'the', { in: '*,'.repeat(1500) }),
    search('the last page', 'the', { offset: '1000000', sort: 'relevance' }),
    search('the last page by verse', 'כל | את', { in: all, group: 'verse', offset: '1000000' }),
    {
      name: 'word: in ten translations',
      target: `/api/x/word?${query({ number: 'H853', in: all, limit: '100' })}`,
    },
    {
      name: 'word: a long code',
      target: `/api/x/word?${query({ number: 'H430', morph: 'HVqp3ms/'.repeat(700) })}`,
    },
    {
      name: 'references: 8 kB of unknown names',
      target: `/api/x/references?${query({ text: unknownNames.slice(0, 8000) })}`,
    },
    quotation('a formula', 'and all the days of Seth were nine hundred and twelve years and he died '),
    quotation('frequent words', 'and the of him that '),
    quotation('omissions', 'and the LORD ... said unto Moses ... '),
    page('Psalm 119', `/read/${first}/PSA/119`),
    page('Psalm 119:1-176', `/read/${first}/PSA/119:1-176`),
    page('a verse that does not exist', `/read/${first}/PSA/119:100001`),
    page('a translation that does not exist', `/read/${'X'.repeat(300)}/PSA/119`),
    { name: 'document: a misspelled path', target: `/api/${first.toLowerCase()}/psa/119.json` },
  ];
}
