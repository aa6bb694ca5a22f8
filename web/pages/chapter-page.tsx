import { renderToString } from 'preact-render-to-string';
import type { SimpleTranslationBookChapter, TranslationBook } from '../../client/src/documents.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import type { ChapterPageInput } from '../../src/site/chapter-pages.ts';
import { feedAddress, oEmbedAddress } from '../../src/site/oembed.ts';
import { previewImage, summarizePassage } from '../../src/site/passage-summary.ts';
import { defaultSettings } from '../reader/settings.tsx';
import { ChapterEnds } from '../reader/text/chapter-ends.tsx';
import { ChapterNotes } from '../reader/text/chapter-notes.tsx';
import { ChapterHeader, ChapterView, type ReadingChoices } from '../reader/text/chapter-view.tsx';
import { scriptOf, sourceOf } from '../reader/text/script-of.ts';
import { textBlocks, withCallers } from '../reader/text/text-blocks.ts';
import { chosenLanguage, type LanguageCode } from '../strings/languages.ts';
import { interfaceScript, speak } from '../strings/strings.ts';
import ar from '../strings/strings-ar.json';
import es from '../strings/strings-es.json';
import fr from '../strings/strings-fr.json';
import he from '../strings/strings-he.json';
import hi from '../strings/strings-hi.json';
import id from '../strings/strings-id.json';
import pt from '../strings/strings-pt.json';
import sw from '../strings/strings-sw.json';
import zh from '../strings/strings-zh.json';
import { contentPolicy } from './content-policy.ts';

/** From a page address (`/read/BSB/JHN/3`) to the root of the service. */
const root = '../../../';

/** Only the style of the operator is inline; scripts and other styles are files of the service. */
const policyOf = ({ style, styleSource }: PageInput['site']) =>
  contentPolicy({ scripts: ["'self'"], styles: ["'self'", ...(style ? [styleSource] : [])] });

const translations: Readonly<Record<LanguageCode, object | undefined>> = {
  en: undefined,
  ...{ ar, es, fr, he, hi, id, pt, sw, zh },
};

type PageInput = ChapterPageInput<SimpleTranslationBookChapter, TranslationBook>;

/**
 * A chapter as a complete page that can be read without scripts; the reader starts on top of it. All links
 * are relative, and the interface is in the language of the text if the reader supports it, so that the page
 * is the same for every user and at every base path.
 */
export function chapterPage(input: PageInput): string {
  const { chapter: whole, books, bridges, alternates, files, site, service } = input;
  const { publicUrl, isLive, hasFeed } = service;
  const { translation, book, chapter } = whole;
  const { selected, title, text: description, place } = summarizePassage(whole, input);
  const isMarked = (verse: number) => selected?.some(({ number }) => number === verse) ?? false;
  const blocks = textBlocks(withCallers(chapter.content), {}, { bridges });
  const hrefOf = (to: { readonly book: string; readonly chapter: number }) =>
    to.book === book.id ? `./${to.chapter}` : `../${to.book}/${to.chapter}`;
  const hrefOfVerse = (verse: number) => `./${chapter.number}${isLive ? ':' : '?v='}${verse}`;
  const { previousChapterReference: previous, nextChapterReference: next } = whole;
  const own = `${translation.id}/${book.id}/${chapter.number}`;
  const addressOf = (place: string) =>
    publicUrl === undefined ? `../../${place}` : `${publicUrl}/read/${place}`;
  const script = scriptOf(translation);
  const { code, locale } = chosenLanguage('auto', [script.lang]);
  speak({ locale, strings: translations[code] });
  const page = (
    <html lang={script.lang} dir={script.dir}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policyOf(site)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={addressOf(own)} />
        {alternates.map(({ id, language }) => (
          <link
            key={id}
            rel="alternate"
            hreflang={shortestTag(language)}
            href={addressOf(`${id}/${book.id}/${chapter.number}`)}
          />
        ))}
        {previous && <link rel="prev" href={hrefOf(previous)} />}
        {next && <link rel="next" href={hrefOf(next)} />}
        <meta property="og:type" content="article" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:site_name" content={site.name ?? translation.name} />
        {publicUrl !== undefined && (
          <>
            <meta property="og:url" content={addressOf(place)} />
            <meta property="og:image" content={publicUrl + previewImage.path} />
            <meta property="og:image:width" content={String(previewImage.width)} />
            <meta property="og:image:height" content={String(previewImage.height)} />
            {hasFeed && <link rel="alternate" type="application/atom+xml" href={feedAddress(publicUrl)} />}
            {isLive && (
              <link
                rel="alternate"
                type="application/json+oembed"
                href={oEmbedAddress(publicUrl, place)}
                title={title}
              />
            )}
          </>
        )}
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="data:," />
        <link rel="apple-touch-icon" href={`${root}icons/icon-192.png`} />
        <link rel="manifest" href={`${root}manifest.webmanifest`} />
        <link rel="stylesheet" href={root + files.style} />
        {site.style && <style dangerouslySetInnerHTML={{ __html: site.style }} />}
        <script type="application/json" id="site" dangerouslySetInnerHTML={{ __html: site.data }} />
        <script src={root + files.look} />
        <script type="module" src={root + files.script} />
      </head>
      <body {...interfaceScript()}>
        <div id="finished" class="page">
          <header class="toolbar">
            <a class="menu book-button" href={`../${book.id}`} lang={script.lang}>
              <bdi class="place">
                <span class="name">{book.name}</span> {chapter.number}
              </bdi>
            </a>
            <a class="menu translation-button" href={`../../${translation.id}`} lang={script.lang}>
              <bdi class="name">{translation.shortName || translation.id}</bdi>
            </a>
            <span class="reference-place" />
          </header>
          <main>
            <article class="passage" data-chapter={`${book.id} ${chapter.number}`}>
              <ChapterHeader chapter={whole} />
              <div {...script} {...sourceOf(translation, book.name)}>
                <ChapterView blocks={blocks} choices={choicesOf(isMarked, hrefOfVerse)} />
              </div>
              <noscript>
                <ChapterNotes class="loose-notes" chapter={whole} bridges={bridges} />
              </noscript>
              <ChapterEnds chapter={whole} hrefOf={hrefOf} books={books} translations={[translation]} />
            </article>
            <footer class="site-links">
              {site.links.map(({ text, url }) => (
                <a key={url} href={url}>
                  {text}
                </a>
              ))}
              {site.hasExplorer && <a href={`${root}docs`}>API</a>}
            </footer>
          </main>
        </div>
        <div id="reader" />
      </body>
    </html>
  );
  return `<!doctype html>\n${withoutControls(renderToString(page))}\n`;
}

function choicesOf(isMarked: (verse: number) => boolean, hrefOf: (verse: number) => string): ReadingChoices {
  return {
    settings: defaultSettings,
    isMarked,
    playingVerse: undefined,
    hrefOf,
    onNote: () => undefined,
    onWord: () => undefined,
    isLit: () => false,
  };
}

function withoutControls(html: string): string {
  return html.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}
