import { useState } from 'preact/hooks';
import type { PassageEdition, Translation } from '../../../client/src/documents.ts';
import { passages } from '../../../client/src/passages.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { joinVerses } from '../../../src/questions/verse-pieces.ts';
import { service, useDocument } from '../../service/service.ts';
import { compareText, studyText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { placeOfVerses } from '../parallel/neighbours.ts';
import { type Route, routeAddress } from '../route.ts';
import { preferredLanguages, scriptOf } from '../text/script-of.ts';
import { selectionOf } from '../text/selection.ts';
import styles from './compare.css' with { type: 'text' };
import { wordDifferences } from './word-differences.ts';

const TranslationPicker = laterContent(
  async () => (await import('../toolbar/translation-picker.tsx')).TranslationPicker,
);

interface CompareCardProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly onClose: () => void;
}

const step = 8;

export function CompareCard({ route, translations, onClose }: CompareCardProps) {
  useStyle(styles);
  const [count, setCount] = useState(step);
  const [isChoosing, choose] = useState(false);
  if (isChoosing) return <TranslationPicker {...{ route, translations, onClose }} />;
  const order = inOrder(translations, route);
  const parts = Array.from({ length: Math.ceil(Math.min(count, order.length) / step) }, (_, index) =>
    order.slice(index * step, (index + 1) * step),
  );
  const left = order.length - count;
  return (
    <section class="compare" aria-label={compareText('allTranslations')}>
      <header>
        <h2>{compareText('allTranslations')}</h2>
        <button type="button" class="chip" onClick={() => choose(true)}>
          {compareText('sideBySide')}
        </button>
      </header>
      {parts.map((part, index) => (
        <Texts key={part[0]!.id} {...{ route, part, onClose }} first={order[0]!} hasHint={index === 0} />
      ))}
      {left > 0 && (
        <button type="button" class="more" onClick={() => setCount(count + step)}>
          {studyText('more', { number: left })}
        </button>
      )}
    </section>
  );
}

interface TextsProps extends Pick<CompareCardProps, 'route' | 'onClose'> {
  readonly first: Translation;
  readonly part: readonly Translation[];
  readonly hasHint: boolean;
}

function Texts({ route, part, first, onClose, hasHint }: TextsProps) {
  const ids = [...new Set([first.id, ...part.map(({ id }) => id)])];
  const { book, chapter } = route;
  const { first: from, last } = selectionOf(route)!;
  const to = { book, chapter, ...(Number.isFinite(last) && { verse: last }) };
  const reference = { from: { book, chapter, verse: from }, to };
  const { document, error, retry } = useDocument(
    `${ids} ${book} ${chapter}:${from}-${last}`,
    async (signal) => ({ found: (await passages(service, reference, ids, { signal })).passages[0] }),
  );
  if (!document) return <Pending error={error} retry={retry} />;
  const editions = new Map(document.found?.editions.map((each) => [each.translation, each]));
  const own = editionText(editions.get(first.id));
  const isCompared = part.some((each) => each.id !== first.id && each.language === first.language);
  return (
    <>
      {hasHint && isCompared && (
        <p class="hint">{compareText('hint', { translation: first.shortName || first.id })}</p>
      )}
      <ul>
        {part.map((translation) => {
          const edition = editions.get(translation.id);
          const text = editionText(edition);
          const verse = edition?.verses[0];
          const isOwn = translation.id === first.id;
          return (
            <li key={translation.id}>
              <h3>
                <a
                  href={routeAddress.format({
                    translation: translation.id,
                    parallels: [],
                    ...(verse ? placeOfVerses(edition.verses) : { book, chapter }),
                  })}
                  aria-current={isOwn || undefined}
                  onClick={onClose}
                >
                  <bdi>{translation.shortName || translation.id}</bdi>
                </a>{' '}
                <bdi class="name">{translation.name}</bdi>
              </h3>
              {verse ? (
                <p {...scriptOf(translation)}>
                  {isOwn || translation.language !== first.language
                    ? text
                    : wordDifferences(text, own, shortestTag(translation.language)).map((piece, index) =>
                        piece.isDifferent ? <mark key={index}>{piece.text}</mark> : piece.text,
                      )}
                </p>
              ) : (
                <p class="nothing">{compareText('absent')}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function editionText(edition: PassageEdition | undefined): string {
  return joinVerses(edition?.verses.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()) ?? []);
}

function inOrder(translations: readonly Translation[], route: Route): Translation[] {
  const opened = [route.translation, ...route.parallels];
  const language = translations.find(({ id }) => id === route.translation)?.language;
  const preferred = preferredLanguages();
  const rank = (translation: Translation) => {
    const open = opened.indexOf(translation.id);
    if (open >= 0) return open;
    if (translation.language === language) return opened.length;
    const own = preferred.indexOf(shortestTag(translation.language).split('-')[0]!);
    return opened.length + 1 + (own < 0 ? preferred.length : own);
  };
  return translations.toSorted(
    (a, b) => rank(a) - rank(b) || b.totalNumberOfVerses - a.totalNumberOfVerses || a.id.localeCompare(b.id),
  );
}
