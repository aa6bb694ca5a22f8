import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { QuotationAnswer, QuotationDifference, Translation } from '../../../client/src/documents.ts';
import { checkQuotation } from '../../../client/src/quotations.ts';
import { service, useDocument } from '../../service/service.ts';
import { pageText, quotationText, suggestionText, verseText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem } from '../../widgets/problem.tsx';
import {
  changedWords,
  citedReference,
  firstPlace,
  judgementOf,
  markedPieces,
} from '../../widgets/quotation-words.ts';
import { addressOf, type Route, routeAddress } from '../route.ts';
import { citedWords, writeToClipboard } from '../text/copied-text.ts';
import { scriptOf } from '../text/script-of.ts';
import styles from './quotation-check.css' with { type: 'text' };

interface QuotationCheckProps {
  readonly text: string;
  readonly route: Route;
  readonly language: string | undefined;
  readonly onClose: () => void;
}

export function QuotationCheck({ text, route, language, onClose }: QuotationCheckProps) {
  useStyle(styles);
  const { translation, parallels } = route;
  const editions = [translation, ...parallels, ...(language ? [`lang:${language}`] : [])];
  const { document, error, isLoading, retry } = useDocument(text, async (signal) => {
    const answer = await checkQuotation(service, text, { in: editions, signal });
    const found = answer.edition === null ? undefined : await service.books(answer.edition, { signal });
    return { answer, translation: found?.translation };
  });
  return (
    <div class="quotation-check">
      <h2>{suggestionText('checkQuotation')}</h2>
      <p class="verdict" role="status">
        {document
          ? judgementOf(document.answer, document.translation, quotationText('notFound'))
          : error
            ? ''
            : quotationText('checking')}
      </p>
      {error && !isLoading && <Problem error={error} retry={retry} />}
      {document?.translation && (
        <Compared
          quotation={text}
          answer={document.answer}
          translation={document.translation}
          route={route}
          onClose={onClose}
        />
      )}
    </div>
  );
}

interface ComparedProps extends Pick<QuotationCheckProps, 'route' | 'onClose'> {
  readonly quotation: string;
  readonly answer: QuotationAnswer;
  readonly translation: Translation;
}

function Compared({ quotation, answer, translation, route, onClose }: ComparedProps) {
  const { text, differences, attributions } = answer;
  const changes = changedWords(answer);
  const finer = differences.length - changes.length;
  const script = scriptOf(translation);
  const reference = citedReference(answer, translation);
  const found = firstPlace(answer);
  const place = found && { translation: translation.id, ...found };
  const verses = text ?? '';
  const href = place && routeAddress.format({ ...place, parallels: route.parallels });
  return (
    <>
      <h3>{quotationText('yours')}</h3>
      <blockquote {...script}>
        {markedPieces(quotation, quoted(changes)).map((piece) =>
          piece.isMarked ? <del>{piece.text}</del> : piece.text,
        )}
      </blockquote>
      <h3>
        {href ? (
          <a href={href} onClick={onClose}>
            <bdi>{reference}</bdi>
          </a>
        ) : (
          <bdi>{reference}</bdi>
        )}
      </h3>
      <blockquote {...script}>
        {markedPieces(verses, inVerses(changes)).map((piece) =>
          piece.isMarked ? <ins>{piece.text}</ins> : piece.text,
        )}
      </blockquote>
      {changes.length > 0 && (
        <ul aria-label={quotationText('differences')}>
          {changes.map((change, index) => (
            <li key={index}>{describe(change, script.lang)}</li>
          ))}
        </ul>
      )}
      {finer > 0 && <p class="finer">{quotationText('finer', { count: finer })}</p>}
      <CopyButton
        copied={() =>
          citedWords(verses, script, { reference, address: place ? addressOf(place) : location.href })
        }
      />
      {attributions
        .filter(({ edition }) => edition === translation.id)
        .map(({ text: attribution, licenseUrl }) => (
          <p key={attribution} class="finer">
            <bdi>{attribution}</bdi> {licenseUrl && <a href={licenseUrl}>{pageText('licence')}</a>}
          </p>
        ))}
    </>
  );
}

const quoted = (differences: readonly QuotationDifference[]) => differences.map((each) => each.quoted);
const inVerses = (differences: readonly QuotationDifference[]) => differences.map(({ verse }) => verse);

function describe({ kind, from, to }: QuotationDifference, lang: string): ComponentChildren {
  const words = (text: string | undefined) => <bdi lang={lang}>{text}</bdi>;
  if (kind === 'replaced') return quotationText.rich('replaced', { to: words(to), from: words(from) });
  if (kind === 'left-out') return quotationText.rich('leftOut', { from: words(from) });
  if (kind === 'added') return quotationText.rich('added', { to: words(to) });
  return quotationText.rich('moved', { words: words(to ?? from) });
}

function CopyButton({ copied }: { readonly copied: () => ReturnType<typeof citedWords> }) {
  const [done, setDone] = useState<'copied' | 'notAllowed'>();
  return (
    <p class="copying">
      <button
        type="button"
        onClick={async () => setDone((await writeToClipboard(copied())) ? 'copied' : 'notAllowed')}
      >
        {quotationText('copy')}
      </button>{' '}
      <span role="status">{done && verseText(done)}</span>
    </p>
  );
}
