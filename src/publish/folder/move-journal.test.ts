import { expect, test } from 'bun:test';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../../test/new-folder.ts';
import type { Move } from './move-journal.ts';
import { MoveJournal } from './move-journal.ts';

const names = ['a', 'b', 'c', 'd'];

function staged() {
  const root = newFolder({ 'd.br': 'stale' });
  const folder = join(root, '.publishing/staged');
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    writeFileSync(join(root, name), 'old');
    writeFileSync(join(folder, name), 'new');
  }
  const journal = new MoveJournal(root, { file: join(root, '.publishing/moves.json'), staged: folder });
  const moves: Move[] = [
    ['move', 'a'],
    ['move', 'b'],
    ['move', 'c'],
    ['remove', 'd.br'],
    ['move', 'd'],
  ];
  return { root, journal, moves };
}

test('a commit that stops at any of its moves is ended by whoever finds the journal', () => {
  for (const name of names) {
    const { root, journal, moves } = staged();
    rmSync(join(root, name));
    mkdirSync(join(root, name, 'in the way'), { recursive: true });
    expect(() => journal.commit(moves)).toThrow();
    expect(journal.exists()).toBe(true);
    rmSync(join(root, name), { recursive: true });
    journal.rollForward();
    expect(names.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['new', 'new', 'new', 'new']);
    expect([journal.exists(), existsSync(join(root, 'd.br'))]).toEqual([false, false]);
  }
});

test('a journal that leads out of the folder is not followed', () => {
  const { root, journal } = staged();
  writeFileSync(join(root, '.publishing/moves.json'), JSON.stringify([['remove', '../outside']]));
  expect(() => journal.rollForward()).toThrow('cannot be the path of a published file');
});

test.each(['[["move","a', '{"a":1}', '[["copy","a"]]', '[1]', 'null'])(
  'a journal that is damaged, such as %s, is reported with what to do, and nothing is moved',
  (damaged) => {
    const { root, journal } = staged();
    writeFileSync(join(root, '.publishing/moves.json'), damaged);
    expect(() => journal.rollForward()).toThrow(
      /moves\.json, left by an interrupted publication, is damaged .*Remove the folder .*\.publishing, then publish with --all\./,
    );
    expect(names.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(['old', 'old', 'old', 'old']);
  },
);
