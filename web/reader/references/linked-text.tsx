import { useContext, useMemo } from 'preact/hooks';
import { detectReferences, type ReferenceEdition } from '../../../client/src/references.ts';
import { NumbersBetween } from '../../../src/questions/written-about.ts';
import type { Place, Reference } from '../../../src/references/reference.ts';
import { useDocument } from '../../service/service.ts';
import { PassageContext } from '../route.ts';
import { loadNumbering } from '../text/numbering.ts';
import { ReferenceLink } from './reference-link.tsx';

interface LinkedTextProps {
  readonly text: string;
  readonly edition: ReferenceEdition;
  /** The chapter that the text comments on: `v. 3` and `4:2` then count as references. */
  readonly context?: { readonly book: string; readonly chapter: number };
  /** Id of the edition that numbers the references and the context; the open translation by default. */
  readonly numberedBy?: string;
}

export function LinkedText({ text, edition, context, numberedBy }: LinkedTextProps) {
  const { books } = useContext(PassageContext);
  const numbers = useNumbers(numberedBy);
  const { books: named, language } = edition;
  const pieces = useMemo(() => {
    const ids = books.map(({ id }) => id);
    return linkedPieces(text, { ...edition, context }, ids, numbers);
  }, [text, named, language, books, context?.book, context?.chapter, numbers]);
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <ReferenceLink key={index} class="text-reference" reference={piece.reference} text={piece.text} />
    ),
  );
}

export async function numbersBetween(from: string, to: string): Promise<NumbersBetween> {
  const [own, other] = await Promise.all([from, to].map(loadNumbering));
  return new NumbersBetween(own, other);
}

/** Converts verses of an edition to those of the open translation; undefined until the numbering has loaded. */
export function useNumbers(edition: string | undefined): NumbersBetween | undefined {
  const { translation } = useContext(PassageContext).route;
  const key = edition === undefined || edition === translation ? undefined : `${edition} ${translation}`;
  const { document } = useDocument(key, async () => {
    return { key, numbers: await numbersBetween(edition!, translation) };
  });
  return key !== undefined && document?.key === key ? document.numbers : undefined;
}

interface LinkedPiece {
  readonly text: string;
  readonly reference: Reference;
}

function linkedPieces(
  text: string,
  edition: Parameters<typeof detectReferences>[1],
  linked: readonly string[],
  numbers: NumbersBetween | undefined,
): (string | LinkedPiece)[] {
  const pieces: (string | LinkedPiece)[] = [];
  let at = 0;
  for (const { start, end, ...written } of detectReferences(text, edition)) {
    const { from, to } = numbers ? renumbered(written, numbers) : written;
    if (!linked.includes(from.book) || start < at) continue;
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push({ text: text.slice(start, end), reference: { from, to } });
    at = end;
  }
  return at < text.length ? [...pieces, text.slice(at)] : pieces;
}

export function renumbered({ from, to }: Reference, numbers: NumbersBetween): Reference {
  const placeIn = ({ book, chapter, verse }: Place, isEnd: boolean): Place => {
    if (chapter === undefined) return { book };
    const found = numbers.likely({ book, chapter, verse: verse ?? 1 });
    const same = (isEnd ? found.at(-1) : found[0]) ?? { book, chapter, verse };
    // A chapter that begins inside another one is linked from its first verse
    const isWhole = verse === undefined && (isEnd || same.chapter === chapter || same.verse === 1);
    return isWhole
      ? { book: same.book, chapter: same.chapter }
      : { ...same, verse: Math.max(1, same.verse!) };
  };
  return { from: placeIn(from, false), to: placeIn(to, true) };
}
