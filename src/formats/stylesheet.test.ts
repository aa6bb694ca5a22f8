import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { marker, withCustomMarkers } from './markers.ts';
import { readStylesheet } from './stylesheet.ts';

const entry = (name: string, ...fields: string[]) =>
  [`\\Marker ${name}`, '\\Name A style', ...fields.map((field) => `\\${field}`)].join('\r\n');

const sheet = [
  '# custom.sty',
  entry('frame', 'StyleType Paragraph', 'TextType VerseText', 'TextProperties paragraph publishable'),
  entry('song', 'TextProperties paragraph publishable poetic level_2', 'StyleType paragraph'),
  entry('act', 'StyleType Paragraph', 'TextType Section', 'TextProperties publishable'),
  entry('todo', 'StyleType Paragraph', 'TextType Other', 'TextProperties nonpublishable'),
  entry('place', 'Endmarker place*', 'StyleType Character', 'TextType VerseText'),
  entry('fvar', 'StyleType Character', 'TextType NoteText', 'OccursUnder f'),
  entry('fstudy', 'StyleType Note', 'TextProperties nonpublishable'),
  entry('broken', 'StyleType Sentence'),
].join('\n\n');

test('each custom marker is read like a standard marker of its kind', () => {
  expect(readStylesheet(sheet)).toEqual({
    frame: 'p',
    song: 'q2',
    act: 's',
    todo: 'rem',
    place: 'no',
    fvar: 'ft',
    fstudy: 'ef',
  });
});

test('custom markers are known only while their edition is read, and standard ones keep their meaning', () => {
  withCustomMarkers({ song: 'q2', p: 's' }, () => {
    expect(marker('song')).toEqual(marker('q2'));
    expect(marker('p')).toMatchObject({ role: 'prose' });
  });
  expect(marker('song')).toBeUndefined();
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('\\Marker ', '\\StyleType ', 'Note', '\n', '#', 'x')), (parts) => {
      for (const [name, like] of Object.entries(readStylesheet(parts.join('')))) {
        expect(marker(like.replace('-s', '')) ?? marker(like)).toBeDefined();
        expect(name).not.toBe('');
      }
    }),
  );
});
