import { useContext } from 'preact/hooks';
import type { Commentary, CommentaryBooks } from '../../../client/src/documents.ts';
import type { ReferenceEdition } from '../../../client/src/references.ts';
import { commentaryIn, type CommentaryNotes as FoundNotes } from '../../../client/src/study-notes.ts';
import type { NumbersBetween } from '../../../src/questions/written-about.ts';
import { service, useDocument } from '../../service/service.ts';
import { studyText } from '../../strings/texts.ts';
import { Pending } from '../../widgets/problem.tsx';
import { LinkedText, numbersBetween } from '../references/linked-text.tsx';
import { PassageContext } from '../route.ts';
import { scriptOf } from '../text/script-of.ts';
import { isSelected, Nothing, Source, VerseHeading } from './panel-parts.tsx';

interface CommentaryNotesProps {
  readonly commentaries: readonly Commentary[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

export function CommentaryNotes({ commentaries, chosen, onChoose }: CommentaryNotesProps) {
  const { translation, book, chapter } = useContext(PassageContext).route;
  const commentary = commentaries.find(({ id }) => id === chosen) ?? commentaries[0]!;
  const { id } = commentary;
  const key = `${id}/${translation}/${book}/${chapter}`;
  const { document, error, isLoading, retry } = useDocument(key, async (signal) => {
    const found = await commentaryIn(service, id, translation, { book, chapter }, { signal });
    return { found, numbers: await numbersBetween(translation, id) };
  });
  const { document: names } = useDocument(id, async (signal) => {
    const { books } = await service.get<CommentaryBooks>(`/api/c/${id}/books.json`, { signal });
    return { id, books: books.map(({ id, name, commonName }) => ({ id, name, commonName })) };
  });
  const edition = { books: names?.id === id ? names.books : undefined, language: commentary.language };
  return (
    <>
      {commentaries.length > 1 && (
        <label class="choice">
          <span class="hidden">{studyText('commentary')}</span>
          <select value={id} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
            {commentaries.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {document && !isLoading ? (
        <Notes {...document} edition={edition} />
      ) : (
        <Pending error={error} retry={retry} />
      )}
      <Source edition={commentary} />
    </>
  );
}

interface NotesProps {
  readonly found: FoundNotes | undefined;
  readonly numbers: NumbersBetween;
  readonly edition: ReferenceEdition;
}

function Notes({ found, numbers, edition }: NotesProps) {
  const { route } = useContext(PassageContext);
  if (!found) return <Nothing of="Notes" />;
  const { book, chapter, commentary } = found;
  const { lang, dir } = scriptOf(commentary);
  const verses = chapter.content.filter(({ number }) => isSelected(route, number));
  const isWhole = route.verse === undefined;
  const isFirst = book.firstChapterNumber === chapter.number;
  if (verses.length === 0 && !isWhole) return <Nothing of="Notes" />;
  const noteOn = (verse: number) => {
    const { book, chapter } = route;
    const [context = { book, chapter }] = numbers.likely({ book, chapter, verse });
    return { edition, context, numberedBy: commentary.id };
  };
  return (
    <div class="notes" lang={lang} dir={dir}>
      {isWhole && isFirst && book.introduction && (
        <details>
          <summary>{studyText('introduction', { book: book.name })}</summary>
          <Note text={book.introduction} {...noteOn(1)} />
        </details>
      )}
      {isWhole && chapter.introduction && <Note text={chapter.introduction} {...noteOn(1)} />}
      {verses.map(({ number, content }) => (
        <section key={number} class="verse-group">
          <VerseHeading verse={number} />
          {content.map((text, index) => (
            <Note key={index} text={text} {...noteOn(number)} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface NoteParagraph {
  readonly text: string;
  /** The paragraph only names the verses of the note, such as `John 3:16–21`. */
  readonly isReference: boolean;
}

const reference = /^[^.!?]{1,40}\d\s?[:.]\s?[\d\s:.,;–—-]+$/u;

export function noteParagraphs(note: string): NoteParagraph[] {
  const texts = note
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  return texts.map((text, index) => ({
    text,
    isReference: index === 0 && texts.length > 1 && reference.test(text),
  }));
}

function Note({ text, ...numbered }: Parameters<typeof LinkedText>[0]) {
  return noteParagraphs(text).map((paragraph, index) =>
    paragraph.isReference ? (
      <p key={index} class="of-verses">
        {paragraph.text}
      </p>
    ) : (
      <p key={index}>
        <LinkedText text={paragraph.text} {...numbered} />
      </p>
    ),
  );
}
