import * as z from 'zod/mini';
import { globFault } from '../../lib/file-glob.ts';
import { httpUrl } from '../../lib/http-url.ts';
import { schemeNames } from '../../references/reference.ts';
import {
  fillTemplate,
  parseChapterSelection,
  placeholderNames,
  placeholdersOf,
  readerId,
} from './audio-notation.ts';

const text = z.string().check(z.minLength(1));

const reader = z.strictObject({
  url: z.optional(text),
  urls: z.optional(z.record(z.string(), text)),
  books: z.optional(z.array(text)),
  timings: z.optional(z.array(text.check(z.maxLength(1000)))),
});

const file = z.strictObject({
  $schema: z.optional(z.string()),
  audioUrl: z.optional(text),
  versification: z.optional(z.enum(schemeNames)),
  readers: z.record(z.string(), reader),
});

export type AudioFile = z.infer<typeof file>;

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const audioSchema = file.check((context) => {
  for (const { path, message } of faultsOf(context.value)) {
    context.issues.push({ code: 'custom', path: [...path], message, input: context.value });
  }
});

function faultsOf({ audioUrl, readers }: AudioFile): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: Fault['path'], message: string) => faults.push({ path, message });
  if (audioUrl !== undefined && !httpUrl(audioUrl)) {
    fault(['audioUrl'], 'must be an absolute address such as https://audio.example.org/BSB');
  }
  const known = new Map<string, string>();
  for (const [id, { url, urls = {}, books = [], timings = [] }] of Object.entries(readers)) {
    const path = ['readers', id];
    if (!readerId.pattern.test(id)) fault(path, readerId.rule);
    const alike = known.get(readerId.keyOf(id));
    if (alike !== undefined) fault(path, `differs from "${alike}" only in case; rename one`);
    known.set(readerId.keyOf(id), id);
    for (const [index, glob] of timings.entries()) {
      const globProblem = globFault(glob);
      if (globProblem)
        fault(
          [...path, 'timings', index],
          `${JSON.stringify(glob.slice(0, 200))} ${globProblem}: name files in the folder of audio.json`,
        );
    }
    if (url !== undefined) faults.push(...templateFaults(url, [...path, 'url'], audioUrl));
    for (const [chapter, address] of Object.entries(urls)) {
      const [first, last] = parseChapterSelection(chapter)?.chapters ?? [];
      if (first === undefined || first !== last)
        fault([...path, 'urls', chapter], 'must be one chapter: "PHM 1"');
      faults.push(...templateFaults(address, [...path, 'urls', chapter], audioUrl));
    }
    for (const [index, book] of books.entries()) {
      if (!parseChapterSelection(book)) fault([...path, 'books', index], selectionRule);
    }
    if (books.length > 0 && url === undefined) {
      fault([...path, 'books'], 'limits "url" to chapters, but "url" is missing');
    }
  }
  return faults;
}

const selectionRule = 'must be a USFM book id, alone or with its chapters: "MAT", "PHM 1" or "MAT 1-5"';

function templateFaults(template: string, path: Fault['path'], audioUrl: string | undefined): Fault[] {
  const used = placeholdersOf(template);
  const unknown = used.find((name) => !placeholderNames.includes(name));
  if (unknown !== undefined) {
    const known = placeholderNames.map((name) => `{${name}}`).join(' ');
    return [{ path, message: `{${unknown}} is not a placeholder; the placeholders are ${known}` }];
  }
  if (used.includes('audio_url') && audioUrl === undefined) {
    return [{ path, message: '{audio_url} is replaced by "audioUrl", which is missing' }];
  }
  const example = fillTemplate(template, {
    audioUrl: audioUrl ?? '',
    translationId: 'ID',
    book: 'GEN',
    chapter: 1,
  });
  if (httpUrl(example)) return [];
  return [
    { path, message: `gives "${example}" for Genesis 1, which is not an absolute address (https://...)` },
  ];
}
