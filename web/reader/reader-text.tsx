import { pageText } from '../strings/texts.ts';
import { laterContent } from '../widgets/later-content.tsx';
import { Problem, Skeleton, Slow } from '../widgets/problem.tsx';
import { chapterKey, embeddedBy, type Route } from './route.ts';
import { Passage, type PassageProps } from './text/passage.tsx';
import { NextChapter } from './text/reading-on.tsx';
import { Turns } from './text/turning.tsx';
import type { Reading } from './use-reading.ts';

const missing = () => import('./text/missing-passage.tsx');
const MissingPassage = laterContent(async () => (await missing()).MissingPassage);
const EmptyLibrary = laterContent(async () => (await missing()).EmptyLibrary);

type PassageChoices = Pick<PassageProps, 'settings' | 'playingVerse' | 'marks' | 'actions' | 'onSelect'>;

interface ReaderTextProps {
  readonly reading: Reading;
  readonly choices: PassageChoices;
}

export function ReaderText({ reading, choices }: ReaderTextProps) {
  const { route, columns, isLoading, catalogue, start, direction, book, books, shown } = reading;
  const isEmpty = !columns && !catalogue.error && !start.error && !start.document;
  return (
    <main id="text" tabIndex={-1} aria-busy={isLoading}>
      {isLoading && <div class="progress" />}
      {route && <Turns {...{ route, direction, books, shown }} />}
      {(isLoading || isEmpty) && (
        <Slow
          key={route && chapterKey(route)}
          retry={() => {
            for (const each of [reading, catalogue, start]) if (each.isLoading) each.retry();
          }}
        >
          {!columns && (
            <h1 class="hidden">{route ? `${book?.name ?? route.book} ${route.chapter}` : document.title}</h1>
          )}
        </Slow>
      )}
      {isEmpty && <Skeleton />}
      {route ? <Chapters {...{ route, reading, choices }} /> : <NoPassage reading={reading} />}
    </main>
  );
}

function NoPassage({ reading: { catalogue, start } }: Pick<ReaderTextProps, 'reading'>) {
  return (
    <>
      {catalogue.error && (
        <Problem what={pageText('listOfTranslations')} error={catalogue.error} retry={catalogue.retry} />
      )}
      {start.error && <Problem what={pageText('listOfBooks')} error={start.error} retry={start.retry} />}
      {start.document && !start.document.route && <EmptyLibrary />}
    </>
  );
}

function Chapters({ route, reading, choices }: ReaderTextProps & { readonly route: Route }) {
  const { columns, retry, first, error, isRead, chapters, extend, list, setNamed } = reading;
  const { translations, books, language, hasCode, book } = reading;
  // A frame that grows with its text would load chapters endlessly
  const onEnd = choices.settings.readingOn && embeddedBy === undefined ? extend : undefined;
  const passage = { ...choices, route, translations, books, language, hasCode };
  const endOf = (index: number) => index === chapters.length - 1 && { isLast: true, onEnd };
  return (
    <>
      {columns && first && <Passage {...{ ...passage, columns, retry }} {...endOf(0)} />}
      {isRead &&
        chapters
          .slice(1)
          .map((at, index) => (
            <NextChapter key={chapterKey(at)} {...{ ...passage, at }} {...endOf(index + 1)} />
          ))}
      {error &&
        (list.isLoading ? (
          <Skeleton />
        ) : (
          <MissingPassage
            {...{ route, error, retry, translations }}
            name={book?.name}
            list={list.document}
            onName={setNamed}
          />
        ))}
    </>
  );
}
