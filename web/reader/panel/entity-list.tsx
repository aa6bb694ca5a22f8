import { useContext } from 'preact/hooks';
import { studyText } from '../../strings/texts.ts';
import { PassageContext, routeAddress } from '../route.ts';

interface ListedEntity {
  readonly id: string;
  readonly name: string;
  readonly remark?: string | undefined;
  readonly apiLink: string;
  readonly verses: readonly number[];
}

interface EntityListProps {
  readonly title: string;
  readonly entities: readonly ListedEntity[];
  readonly onOpen: (link: string) => void;
}

const maxRanges = 8;

export function EntityList({ title, entities, onOpen }: EntityListProps) {
  const { translation, book, chapter, parallels } = useContext(PassageContext).route;
  if (entities.length === 0) return null;
  return (
    <section class="entities">
      <h3>{title}</h3>
      <ul>
        {entities.map(({ id, name, remark, apiLink, verses }) => {
          const ranges = verseRanges(verses);
          return (
            <li key={id} data-verses={verses.join(' ')}>
              <button type="button" class="entity" data-link={apiLink} onClick={() => onOpen(apiLink)}>
                {name} {remark && <span class="remark">{remark}</span>}
              </button>
              <span class="verses">
                <span class="hidden">{studyText('verses')} </span>
                {ranges.slice(0, maxRanges).map(({ verse, endVerse }) => (
                  <a
                    key={verse}
                    href={routeAddress.format({
                      ...{ translation, book, chapter, parallels, verse },
                      ...(endVerse && { endVerse }),
                    })}
                  >
                    {verse}
                    {endVerse && `–${endVerse}`}
                  </a>
                ))}
                {ranges.length > maxRanges && '…'}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface VerseRange {
  readonly verse: number;
  readonly endVerse?: number;
}

export function verseRanges(verses: readonly number[]): VerseRange[] {
  const ranges: { verse: number; endVerse?: number }[] = [];
  for (const verse of verses) {
    const last = ranges.at(-1);
    if (last && verse === (last.endVerse ?? last.verse) + 1) last.endVerse = verse;
    else ranges.push({ verse });
  }
  return ranges;
}
