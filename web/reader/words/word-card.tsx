import type {
  AlignmentFeature,
  FoundLexiconEntry,
  SimpleChapterWord,
} from '../../../client/src/documents.ts';
import { parseMorphology } from '../../../src/model/morphology/morphology.ts';
import { strongsNumbers } from '../../../src/model/strongs-number.ts';
import type { RenderedWord } from '../../../src/questions/renderings.ts';
import { readingText, wordText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { LinkedText } from '../references/linked-text.tsx';
import { openSearch } from '../search/open-search.tsx';
import { scriptOfText } from '../text/script-of.ts';
import { ComputedNote } from './computed-note.tsx';
import { type KnownWord, useWord } from './use-word.ts';
import styles from './word-card.css' with { type: 'text' };

interface WordCardProps {
  readonly word: SimpleChapterWord & Pick<RenderedWord, 'rendering'>;
  readonly translations: readonly string[];
  readonly onClose: () => void;
}

const maxNumbers = 6;

export function WordCard({ word, translations, onClose }: WordCardProps) {
  useStyle(styles);
  const { strongs = [], morph } = word;
  const numbers = [...new Set(strongs.flatMap(strongsNumbers))];
  const { document: known, error, isLoading, retry } = useWord(numbers.slice(0, maxNumbers), translations);
  const parsing = morph === undefined ? undefined : parseMorphology(morph);
  return (
    <>
      {parsing && (
        <p class="parsing">
          {parsing.language === 'Aramaic' && `${wordText('aramaic')} `}
          <bdi lang="en">{parsing.words}</bdi>
        </p>
      )}
      <ComputedNote editions={[{ name: '', alignment: certaintyOf(word) }]} />
      {(isLoading || error) && <Pending what={readingText('explanation')} error={error} retry={retry} />}
      {/* Everything appears together, so that no button moves */}
      {!isLoading && (
        <>
          {known?.map((each) => (
            <NumberView key={each.number} known={each} />
          ))}
          <Annotations word={word} isParsed={parsing !== undefined} />
          <FindWord strongs={strongs} known={known ?? []} lemma={word.lemma} onFind={onClose} />
        </>
      )}
    </>
  );
}

/** The score of the alignment that a word has its numbers from, if it was computed. */
function certaintyOf({ strongs, rendering }: WordCardProps['word']): AlignmentFeature | undefined {
  const { source, score } = rendering ?? {};
  const isOfRendering = source?.flatMap((word) => word.strongs).join() === strongs?.join();
  return isOfRendering && score !== undefined ? { by: 'computed', quality: score } : undefined;
}

function NumberView({ known: { number, entries, renderings } }: { readonly known: KnownWord }) {
  const isSource = (words: string) => scriptOfText(words).lang === (number.startsWith('H') ? 'hbo' : 'grc');
  return (
    <section class="word-entries" aria-label={number}>
      {entries.map((entry, index) => (
        <EntryView key={entry.lexicon} entry={entry} isFirst={index === 0} />
      ))}
      {renderings.map(({ translation, alignment, renderings: words, others }) => (
        <div key={translation}>
          <p class="renderings">
            <span class="of">
              {wordText(isSource(words[0]?.words ?? '') ? 'formsIn' : 'renderedIn', { translation })}
            </span>{' '}
            {words.slice(0, maxRenderings).map((each, index) => (
              <span key={each.words}>
                {index > 0 && ', '}
                <bdi {...scriptOfText(each.words)}>{each.words}</bdi> <span class="count">{each.count}</span>
              </span>
            ))}
            {(others > 0 || words.length > maxRenderings) && ', …'}
          </p>
          <ComputedNote editions={[{ name: '', alignment }]} />
        </div>
      ))}
    </section>
  );
}

const maxRenderings = 6;

interface EntryViewProps {
  readonly entry: FoundLexiconEntry;
  readonly isFirst: boolean;
}

function EntryView({ entry, isFirst }: EntryViewProps) {
  const { lexicon, lemma, transliteration, pronunciation, partOfSpeech, gloss, definition, derivation } =
    entry;
  const spoken = [transliteration, pronunciation && `“${pronunciation}”`].filter(Boolean).join(' · ');
  return (
    <div class="entry">
      <p class="entry-head">
        <bdi {...scriptOfText(lemma, 'entry-lemma')}>{lemma}</bdi>{' '}
        {spoken !== '' && (
          <bdi class="spoken" dir="ltr">
            {spoken}
          </bdi>
        )}
      </p>
      <p class="gloss">
        <bdi lang="en">{gloss}</bdi>
      </p>
      {partOfSpeech && (
        <p class="part-of-speech" lang="en" dir="ltr">
          {partOfSpeech}
        </p>
      )}
      {definition !== gloss && (
        <p class="definition" lang="en" dir="ltr">
          <LinkedText text={definition} edition={{ books: [], language: 'eng' }} />
        </p>
      )}
      {derivation && (
        <p class="derivation">
          {wordText('from')}{' '}
          <bdi lang="en">
            <LinkedText text={derivation.replace(/^from /, '')} edition={{ books: [], language: 'eng' }} />
          </bdi>
        </p>
      )}
      <p class="of">{isFirst ? lexicon : wordText('alsoIn', { lexicon })}</p>
    </div>
  );
}

interface AnnotationsProps {
  readonly word: SimpleChapterWord;
  readonly isParsed: boolean;
}

function Annotations({ word, isParsed }: AnnotationsProps) {
  const { strongs = [], lemma, morph, srcloc, occurrence, occurrences = 1 } = word;
  const rows = [
    [wordText('lemma'), lemma && <bdi {...scriptOfText(lemma, 'lemma')}>{lemma}</bdi>],
    [wordText('strongs'), strongs.join(', ')],
    [wordText(isParsed ? 'code' : 'morphology'), morph],
    [wordText('source'), srcloc],
    [
      wordText('occurrence'),
      occurrences > 1 && wordText('occurrenceOf', { number: occurrence ?? 1, all: occurrences }),
    ],
  ] as const;
  if (!rows.some(([, value]) => value)) return null;
  return (
    <details class="word-details">
      <summary>{wordText('details')}</summary>
      <dl class="facts">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

interface FindWordProps {
  readonly strongs: readonly string[];
  readonly known: readonly KnownWord[];
  readonly lemma?: string | undefined;
  readonly onFind: () => void;
}

function FindWord({ strongs, known, lemma, onFind }: FindWordProps) {
  const byLemma = strongs.length === 0 && lemma ? [[`lemma:"${lemma}"`, lemma]] : [];
  const lemmas = new Map(known.map(({ number, entries }) => [number, entries[0]?.lemma]));
  const queries = [
    ...strongs.map((number) => [`strong:${number}`, lemmas.get(strongsNumbers(number)[0] ?? '') ?? number]),
    ...byLemma,
  ];
  return (
    <p class="find-word">
      {queries.map(([query, of]) => (
        <button
          key={query}
          type="button"
          class="chip"
          onClick={() => {
            onFind();
            openSearch(query!);
          }}
        >
          {queries.length > 1 ? wordText('findEveryPlaceOf', { word: of! }) : wordText('findEveryPlace')}
        </button>
      ))}
    </p>
  );
}
