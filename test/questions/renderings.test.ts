import { expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { answerFrom } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import table from './renderings.json';

setDefaultTimeout(120_000);

interface Renderings {
  readonly renderings: readonly {
    readonly translation: string;
    readonly renderings: readonly { readonly words: string; readonly count: number }[];
  }[];
}

/** The table was checked by hand against the alignments of the two texts. */
test.skipIf(!sharedData)('100 words have their renderings in two aligned texts', async () => {
  const { library } = await compileContent((content) => {
    for (const name of ['ult-sample', 'ust-sample']) {
      cpSync(join(sharedData!, 'translations', name), join(content, 'translations', name), {
        recursive: true,
      });
    }
  });
  const read = (path: string) => (library.peek(path) ? readDocument(library, path) : undefined);
  const found = Object.keys(table).map((number) => {
    const query = `q=strong:${number}&in=ULT,UST&match=all&limit=1`;
    const { renderings } = JSON.parse(
      answerFrom(questions.search(query, undefined), read).body,
    ) as Renderings;
    const first = ['ULT', 'UST'].map((id) => {
      const [most] = renderings.find(({ translation }) => translation === id)!.renderings;
      return `${most!.words} ${most!.count}`;
    });
    return [number, first];
  });
  expect(Object.fromEntries(found)).toEqual(table);
  expect(found).toHaveLength(100);
});
