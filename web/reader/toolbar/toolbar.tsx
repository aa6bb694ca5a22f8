import type { ComponentChildren } from 'preact';
import type {
  AvailableTranslations,
  SimpleTranslationBookChapter,
  TranslationBooks,
} from '../../../client/src/documents.ts';
import type { Loading } from '../../service/service.ts';
import { site } from '../../service/site.ts';
import { pageText, toolbarText } from '../../strings/texts.ts';
import { laterContent } from '../../widgets/later-content.tsx';
import { MenuButton } from '../../widgets/popover.tsx';
import { Problem } from '../../widgets/problem.tsx';
import type { Route } from '../route.ts';
import type { ChangeSettings, Settings } from '../settings.tsx';
import { briefName, type NamedBook, scriptOf } from '../text/script-of.ts';
import { LaterSearchBox } from './later-search-box.tsx';

const BookPicker = laterContent(async () => (await import('./book-picker.tsx')).BookPicker);
const TranslationPicker = laterContent(
  async () => (await import('./translation-picker.tsx')).TranslationPicker,
);
const SettingsMenu = laterContent(async () => (await import('./settings-menu.tsx')).SettingsMenu);

interface ToolbarProps {
  readonly route: Route | undefined;
  /** The book of the route, once its name is known. */
  readonly book: NamedBook | undefined;
  readonly catalogue: Loading<AvailableTranslations>;
  readonly list: Loading<TranslationBooks>;
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  /** The text has loaded, so other code may load. */
  readonly isSettled: boolean;
  readonly shown: SimpleTranslationBookChapter | undefined;
  readonly openPanel: 'home' | 'kept' | 'study' | undefined;
  readonly onStudy: (() => void) | undefined;
  /** Both are undefined if the operator has disabled them. */
  readonly onHome: (() => void) | undefined;
  readonly onKept: (() => void) | undefined;
  readonly mark: ComponentChildren;
}

export function Toolbar({
  route,
  book,
  catalogue,
  list,
  settings,
  changeSettings,
  isSettled,
  shown,
  openPanel,
  onStudy,
  onHome,
  onKept,
  mark,
}: ToolbarProps) {
  const books = list.document?.books ?? [];
  const translations = catalogue.document?.translations ?? [];
  // The chapter arrives before the catalogue and contains its translation
  const known = shown?.translation.id === route?.translation ? shown : undefined;
  const name = book ? briefName(book) : (route?.book ?? '');
  const translation = translations.find(({ id }) => id === route?.translation) ?? known?.translation;
  return (
    <header class="toolbar">
      <button type="button" class="skip" onClick={() => document.getElementById('text')?.focus()}>
        {toolbarText('skip')}
      </button>
      {onHome && (
        <button
          type="button"
          class="menu home-button"
          aria-pressed={openPanel === 'home'}
          onClick={onHome}
          title={pageText('home')}
        >
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2.5 7.5L8 2.5l5.5 5M4 6.5v7h3v-4h2v4h3v-7" />
          </svg>
          <span class="hidden">{pageText('home')}</span>
          {site.name && (
            <bdi class="site-name" dir="auto">
              {site.name}
            </bdi>
          )}
        </button>
      )}
      {!route && <span class="menu shape" aria-hidden="true" />}
      {route && (
        <>
          <MenuButton
            class="book-button"
            label={toolbarText('bookAndChapter')}
            text={
              <bdi class={`${name}${route.chapter}`.length > 8 ? 'place long' : 'place'}>
                <span class="name">{name}</span> {route.chapter}
              </bdi>
            }
          >
            {(close) =>
              list.error ? (
                <Problem what={pageText('listOfBooks')} error={list.error} retry={list.retry} />
              ) : (
                <BookPicker route={route} books={books} lang={scriptOf(translation).lang} onClose={close} />
              )
            }
          </MenuButton>
          <MenuButton
            class="translation-button"
            label={toolbarText('translations')}
            text={
              <>
                <bdi class="name">{translation?.shortName || route.translation}</bdi>
                {route.beside.length > 0 && (
                  <>
                    <span class="count" aria-hidden="true">
                      +{route.beside.length}
                    </span>
                    <span class="hidden"> {toolbarText('andMore', { number: route.beside.length })}</span>
                  </>
                )}
              </>
            }
          >
            {(close) =>
              catalogue.error ? (
                <Problem
                  what={pageText('listOfTranslations')}
                  error={catalogue.error}
                  retry={catalogue.retry}
                />
              ) : (
                <TranslationPicker
                  route={route}
                  translations={translations}
                  language={translation?.language}
                  onClose={close}
                />
              )
            }
          </MenuButton>
          <LaterSearchBox
            isSettled={isSettled}
            route={route}
            books={books}
            language={list.document?.translation.language}
          />
        </>
      )}
      {mark}
      {/* Appears late. Placed before the controls at the edge, it moves no other button */}
      {onStudy && (
        <button
          type="button"
          class="menu panel-button"
          aria-pressed={openPanel === 'study'}
          onClick={onStudy}
        >
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 4.5q-2-1.5-6-1v9q4-.5 6 1 2-1.5 6-1v-9q-4-.5-6 1v9" />
          </svg>
          {pageText('study')}
        </button>
      )}
      <MenuButton
        class="settings-button"
        label={toolbarText('textSettings')}
        text={<span aria-hidden="true">Aa</span>}
      >
        {() => <SettingsMenu settings={settings} change={changeSettings} />}
      </MenuButton>
      {onKept && (
        <button
          type="button"
          class="menu kept-button"
          aria-pressed={openPanel === 'kept'}
          onClick={onKept}
          title={pageText('kept')}
        >
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 2.5h7v11l-3.5-3-3.5 3z" />
          </svg>
          <span class="hidden">{pageText('kept')}</span>
        </button>
      )}
    </header>
  );
}
