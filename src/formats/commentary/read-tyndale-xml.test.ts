import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readCommentary } from './read-commentary.ts';
import { textFile } from './text-file.fixture.ts';

setDefaultTimeout(600_000);

const item = (type: string, name: string, refs: string, body: string, title = '') =>
  `<item name="${name}" typename="${type}" product="Notes">${title && `<title>${title}</title>`}<refs>${refs}</refs>\n<body>\n${body}\n</body>\n</item>\n`;

const items = (...all: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<items release="1.25">\n${all.join('')}</items>`;

const sample = items(
  item(
    'StudyNote',
    'Gen.1.1-2.3',
    'Gen.1.1-2.3',
    '<p class="sn-text"><span class="sn-ref"><a href="?bref=Gen.1.1-2.3">1:1–2:3</a></span> Words on the &amp; week.</p><p>More.</p>',
  ),
  item('StudyNote', 'Gen.1.1', 'Gen.1.1', '<p>1:1 In the beginning</p>'),
  item('StudyNote', 'IKgs.11.38', '1Kgs.11.38', '<p>11:38 a dynasty</p>'),
  item('ThemeNote', 'Creation', 'Gen.1.1-2.25', '<p>A theme.</p>', 'The Creation'),
  item(
    'BookIntro',
    'GenIntro',
    'Gen.1.1-50.26',
    '<p class="intro-overview">A book of beginnings.</p>',
    'Genesis',
  ),
  item('BookIntroSummary', 'GenSummary', 'Gen.1.1-50.26', '<p>Purpose</p><p>To tell.</p>', 'Genesis'),
  item('Profile', 'CainAndAbel', 'Gen.4.1-4.16', '<p>Two brothers.</p><p>One field.</p>', 'Cain and Abel'),
);

const read = (text: string) => readCommentary([textFile(text, 'notes.xml')]);

describe('study notes in the XML of Tyndale', () => {
  test('are notes on the first verse of their passage, introductions and profiles', () => {
    const { content, diagnostics, tally } = read(sample);
    expect(diagnostics).toEqual([]);
    expect(tally).toMatchObject({ notes: 6, notesServed: 6, profiles: 1 });
    expect(content).toEqual({
      books: [
        {
          id: 'GEN',
          name: 'Genesis',
          introduction: 'A book of beginnings.',
          introductionSummary: 'Purpose\n\nTo tell.',
          chapters: [
            {
              number: 1,
              verses: [
                {
                  number: 1,
                  notes: [
                    '1:1–2:3 Words on the & week.\n\nMore.',
                    '1:1 In the beginning',
                    'The Creation\n\nA theme.',
                  ],
                },
              ],
            },
          ],
        },
        { id: '1KI', chapters: [{ number: 11, verses: [{ number: 38, notes: ['11:38 a dynasty'] }] }] },
      ],
      profiles: [
        {
          id: 'cain-and-abel',
          subject: 'Cain and Abel',
          reference: { book: 'GEN', chapter: 4, verse: 1, endVerse: 16 },
          content: ['Two brothers.', 'One field.'],
        },
      ],
    });
  });

  test.each([
    ['bad-list-item', item('StudyNote', 'A', '', '<p>a</p>')],
    ['unknown-book-id', item('StudyNote', 'A', 'Foo.1.1', '<p>a</p>')],
    ['empty-note', item('StudyNote', 'A', 'Gen.1.1', '')],
    ['unlisted-verse', item('StudyNote', 'A', 'Gen.51.1', '<p>a</p>')],
    ['malformed-xml', '<item name="A" typename="StudyNote"><refs>Gen.1.1</refs><body><p>a</body></item>'],
  ])('that are wrong are reported: %s', (code, text) => {
    expect(read(items(text)).diagnostics.map((diagnostic): string => diagnostic.code)).toContain(code);
  });

  test('name verses of a book with one chapter with or without it', () => {
    const notes = items(item('StudyNote', 'A', 'Jude.3', 'a'), item('StudyNote', 'B', 'Jude.1.5', 'b'));
    expect(read(notes).content!.books[0]!.chapters).toEqual([
      { number: 1, verses: [3, 5].map((number) => ({ number, notes: [number === 3 ? 'a' : 'b'] })) },
    ] as never);
  });

  test('other XML is not a commentary', () => {
    expect(read('<html><body>a</body></html>').diagnostics).toMatchObject([{ code: 'unknown-format' }]);
  });

  test('that are damaged in any way are read; every item is served, or left out and reported', () => {
    const pieces = ['<item typename="StudyNote">', '</item>', '<refs>', '<body>', '</body>', '&', '<', '"'];
    fc.assert(
      fc.property(mutatedText(sample, pieces), (text) => {
        const { content, diagnostics } = read(text);
        expect(content !== undefined || diagnostics.length > 0).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test('no word of a note is lost or made', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé’0-9]{1,8}$/), { minLength: 1, maxLength: 6 });
    const paragraph = words.map((all) => ({
      all,
      xml: `<p class="sn-text">${all.map((word, index) => (index % 2 ? `<i>${word}</i>` : word)).join(' ')}</p>`,
    }));
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 4 }), (paragraphs) => {
        const { content } = read(
          items(item('StudyNote', 'A', 'Gen.1.1', paragraphs.map(({ xml }) => xml).join('\n'))),
        );
        const [note] = content!.books[0]!.chapters[0]!.verses[0]!.notes;
        expect(note!.split(/\s+/)).toEqual(paragraphs.flatMap(({ all }) => all));
      }),
    );
  });
});
