import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { type CompiledContent, compileContent, compiledSmallContent } from '../../test/compiled.ts';
import { readDocument } from '../../test/read-document.ts';
import { writeFiles } from '../../test/write-files.ts';
import { zipOf } from '../../test/zip-of.ts';

setDefaultTimeout(600_000);

type Tree = Record<string, string>;

async function treeOf(prefix: string): Promise<Tree> {
  const { library } = await compiledSmallContent();
  return Object.fromEntries(
    library
      .paths(prefix)
      .map((path) => [path.slice(prefix.length), JSON.stringify(readDocument(library, path))]),
  );
}

const below = (folder: string, tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).map(([name, text]) => [`${folder}/${name}`, text]));

const without = (tree: Tree, pattern: RegExp): Tree =>
  Object.fromEntries(Object.entries(tree).filter(([name]) => !pattern.test(name)));

interface Chapter {
  readonly chapter: object;
  readonly numberOfVerses: number;
}

interface Report {
  readonly diagnostics: { readonly list: readonly { readonly code: string }[] };
}

describe('the trees that are served of editions of every kind, as sources', () => {
  let again: CompiledContent;
  const chapters = (library: CompiledContent['library'], id: string) =>
    library
      .paths(`/api/${id}/`)
      .filter((path) => /\/\d+(\.simple)?\.json$/.test(path))
      .map((path) => {
        const { chapter, numberOfVerses } = readDocument<Chapter>(library, path);
        return [path.replace(id, ''), { chapter, numberOfVerses }];
      });

  beforeAll(async () => {
    const translation = await treeOf('/api/SMALL/');
    const named = (id: string, tree: Tree) =>
      Object.fromEntries(
        Object.entries(tree).map(([name, text]) => [name, text.replaceAll('"SMALL"', `"${id}"`)]),
      );
    const inZip = await zipOf(below('api/SMALL', named('ZIPPED', translation)));
    const chaptersOnly = without(translation, /^complete/);
    const renamed = (await treeOf('/api/c/SMALLNOTES/')) as Tree;
    again = await compileContent(async (content) => {
      writeFiles(content, {
        ...below('translations/whole', translation),
        'translations/zipped/tree.zip': inZip,
        ...below('translations/chapters', named('CHAPTERS', chaptersOnly)),
        ...below('commentaries/notes', renamed),
        ...below('datasets/references', await treeOf('/api/d/SMALLREFS/')),
        ...below('datasets/world', await treeOf('/api/d/SMALLWORLD/')),
      });
    });
  });

  test.each(['SMALL', 'ZIPPED', 'CHAPTERS'])('have the same chapters: %s', async (id) => {
    const { library } = await compiledSmallContent();
    expect(chapters(again.library, id)).toEqual(chapters(library, 'SMALL'));
  });

  test('describe the edition, even without a metadata file', () => {
    const { translation } = readDocument<{ translation: object }>(again.library, '/api/CHAPTERS/books.json');
    expect(translation).toMatchObject({ id: 'CHAPTERS', language: 'eng', textDirection: 'ltr' });
  });

  test.each(['/api/c/SMALLNOTES/', '/api/d/SMALLREFS/', '/api/d/SMALLWORLD/'])(
    'are the same documents again: %s',
    async (prefix) => {
      const { library } = await compiledSmallContent();
      const paths = library.paths(prefix);
      expect(again.library.paths(prefix)).toEqual(paths);
      for (const path of paths)
        expect([path, readDocument(again.library, path)]).toEqual([path, readDocument(library, path)]);
    },
  );

  test.each(['SMALL', 'ZIPPED', 'CHAPTERS', 'SMALLNOTES', 'SMALLREFS', 'SMALLWORLD'])(
    'are reported as compiled, once: %s',
    (id) => {
      const { diagnostics } = readDocument<Report>(again.library, `/api/x/report/${id}.json`);
      const codes = diagnostics.list.map(({ code }) => code);
      expect(codes.filter((code) => code === 'compiled-source')).toEqual(['compiled-source']);
      expect(codes).not.toContain('unread-file');
      expect(codes).not.toContain('malformed-json');
    },
  );
});
