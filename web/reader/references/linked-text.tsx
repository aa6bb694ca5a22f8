import { useContext, useMemo } from 'preact/hooks';
import { detectReferences, type ReferenceEdition } from '../../../client/src/references.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { PassageContext } from '../route.ts';
import { ReferenceLink } from './reference-link.tsx';

interface LinkedTextProps {
  readonly text: string;
  readonly edition: ReferenceEdition;
  /** The chapter that the text comments on: `v. 3` and `4:2` then count as references. */
  readonly context?: { readonly book: string; readonly chapter: number };
}

export function LinkedText({ text, edition, context }: LinkedTextProps) {
  const { books } = useContext(PassageContext);
  const { books: named, language } = edition;
  const pieces = useMemo(() => {
    const ids = books.map(({ id }) => id);
    return linkedPieces(text, { ...edition, context }, ids);
  }, [text, named, language, books, context?.book, context?.chapter]);
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <ReferenceLink key={index} class="text-reference" reference={piece.reference} text={piece.text} />
    ),
  );
}

interface LinkedPiece {
  readonly text: string;
  readonly reference: Reference;
}

function linkedPieces(
  text: string,
  edition: Parameters<typeof detectReferences>[1],
  linked: readonly string[],
): (string | LinkedPiece)[] {
  const pieces: (string | LinkedPiece)[] = [];
  let at = 0;
  for (const { from, to, start, end } of detectReferences(text, edition)) {
    if (!linked.includes(from.book) || start < at) continue;
    if (start > at) pieces.push(text.slice(at, start));
    pieces.push({ text: text.slice(start, end), reference: { from, to } });
    at = end;
  }
  return at < text.length ? [...pieces, text.slice(at)] : pieces;
}
