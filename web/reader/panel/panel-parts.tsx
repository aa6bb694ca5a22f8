import { useContext } from 'preact/hooks';
import { pageText, readingText, studyText } from '../../strings/texts.ts';
import { PassageContext, type Route, routeAddress } from '../route.ts';

export function isSelected({ verse, endVerse }: Route, number: number): boolean {
  return verse === undefined || (number >= verse && number <= (endVerse ?? verse));
}

export function Nothing({ of }: { readonly of: 'References' | 'Notes' | 'Entities' }) {
  const { verse } = useContext(PassageContext).route;
  return <p class="nothing">{studyText(`no${of}${verse === undefined ? 'InChapter' : 'ForVerses'}`)}</p>;
}

export function VerseHeading({ verse }: { readonly verse: number }) {
  const { route } = useContext(PassageContext);
  const { translation, book, chapter, parallels } = route;
  if (route.verse !== undefined && route.endVerse === undefined) return null;
  return (
    <h3 class="verse-heading" data-of={verse}>
      <a href={routeAddress.format({ translation, book, chapter, verse, parallels })}>
        {readingText('verse', { number: verse })}
      </a>
    </h3>
  );
}

interface SourceProps {
  readonly edition: { readonly name: string; readonly website: string; readonly licenseUrl: string };
}

export function Source({ edition: { name, website, licenseUrl } }: SourceProps) {
  return (
    <p class="source">
      <a href={website}>{name}</a> · <a href={licenseUrl}>{pageText('licence')}</a>
    </p>
  );
}
