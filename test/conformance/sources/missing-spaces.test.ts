import { describe } from 'bun:test';
import { type EditionRow, osis, testEditions, usj, usx } from './edition-rows.ts';

const words = 'Paul an apostle of Jesus Christ by the will of God'.split(' ');
const annotated = (gap: string) =>
  words.map((word) => `<char style="w" strong="G1">${word}</char>`).join(gap);
const inOsis = (gap: string) => words.map((word) => `<w lemma="strong:G1">${word}</w>`).join(gap);
const inUsj = (gap: string) =>
  usj('EPH', 'TEXT').replace(
    '"TEXT"',
    words
      .map((word) => JSON.stringify({ type: 'char', marker: 'w', strong: 'G1', content: [word] }))
      .join(gap === '' ? ',' : `,"${gap}",`),
  );

function rowsOf(
  format: string,
  written: (book: string, gap: string) => Readonly<Record<string, string>>,
): EditionRow[] {
  const [file] = Object.keys(written('EPH', ''));
  return [
    {
      title: `${format} without white space between words is an error of the edition`,
      files: written('EPH', ''),
      words: words.join(''),
      told: [`missing-spaces ${file}`],
      says: ['10 of 10 annotated words touch the next one'],
    },
    { title: `${format} with it is none`, files: written('EPH', ' '), words: words.join(' '), told: [] },
  ];
}

const rows: EditionRow[] = [
  ...rowsOf('USX', (book, gap) => ({ 'a.usx': usx(book, annotated(gap)) })),
  ...rowsOf('OSIS', (_book, gap) => ({ 'a.xml': osis('Eph', inOsis(gap)) })),
  ...rowsOf('USJ', (_book, gap) => ({ 'a.json': inUsj(gap) })),
  {
    title: 'several books have one error',
    files: { 'a.usx': usx('EPH', annotated('')), 'b.usx': usx('GAL', annotated('')) },
    words: `${words.join('')} ${words.join('')}`,
    told: ['missing-spaces b.usx'],
    says: ['20 of 20'],
  },
];

describe('text that a converter wrote', () => testEditions(rows));
