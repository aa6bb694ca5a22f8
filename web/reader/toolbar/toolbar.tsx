import type { ComponentChildren } from 'preact';
import type { AvailableTranslations, TranslationBooks } from '../../../client/src/documents.ts';
import { laterContent } from '../panels.tsx';
import { MenuButton } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import { type Route, serviceRoot } from '../route.ts';
import type { Loading } from '../service.ts';
import type { ChangeSettings, Settings } from '../settings.tsx';
import { scriptOf } from '../text/script-of.ts';
import { LaterSearchBox } from './later-search-box.tsx';

const BookPicker = laterContent(async () => (await import('./book-picker.tsx')).BookPicker);
const TranslationPicker = laterContent(
  async () => (await import('./translation-picker.tsx')).TranslationPicker,
);
const SettingsMenu = laterContent(async () => (await import('./settings-menu.tsx')).SettingsMenu);

interface ToolbarProps {
  readonly route: Route | undefined;
  readonly catalogue: Loading<AvailableTranslations>;
  /** The books of the current translation. */
  readonly list: Loading<TranslationBooks>;
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  /** Whether the text is there, and there is time for other code. */
  readonly isSettled: boolean;
  readonly isPanelOpen: boolean;
  /** Undefined where there is nothing to study. */
  readonly onPanel: (() => void) | undefined;
  readonly isKeptOpen: boolean;
  readonly onKept: () => void;
  /** Shown while the device is offline. */
  readonly mark: ComponentChildren;
}

/** The controls above the text: passage, translations, settings and the study panel. */
export function Toolbar({
  route,
  catalogue,
  list,
  settings,
  changeSettings,
  isSettled,
  isPanelOpen,
  onPanel,
  isKeptOpen,
  onKept,
  mark,
}: ToolbarProps) {
  const books = list.document?.books ?? [];
  const translations = catalogue.document?.translations ?? [];
  const book = books.find(({ id }) => id === route?.book);
  const translation = translations.find(({ id }) => id === route?.translation);
  return (
    <header class="toolbar">
      <button type="button" class="skip" onClick={() => document.getElementById('text')?.focus()}>
        Skip to the text
      </button>
      {route && (
        <>
          <MenuButton
            class="book-button"
            label="Book and chapter"
            text={
              <>
                <bdi class="name">{book?.name ?? route.book}</bdi> {route.chapter}
              </>
            }
          >
            {(close) =>
              list.error ? (
                <Problem what="The list of books" error={list.error} retry={list.retry} />
              ) : (
                <BookPicker route={route} books={books} lang={scriptOf(translation).lang} onClose={close} />
              )
            }
          </MenuButton>
          <LaterSearchBox
            isSettled={isSettled}
            route={route}
            books={books}
            language={list.document?.translation.language}
          />
          <MenuButton
            class="translation-button"
            label="Translations"
            text={
              <>
                <bdi class="name">{translation?.shortName || route.translation}</bdi>
                {route.beside.length > 0 && (
                  <>
                    <span class="count" aria-hidden="true">
                      +{route.beside.length}
                    </span>
                    <span class="hidden"> and {route.beside.length} more</span>
                  </>
                )}
              </>
            }
          >
            {(close) =>
              catalogue.error ? (
                <Problem what="The list of translations" error={catalogue.error} retry={catalogue.retry} />
              ) : (
                <TranslationPicker route={route} translations={translations} onClose={close} />
              )
            }
          </MenuButton>
        </>
      )}
      {mark}
      <MenuButton class="settings-button" label="Text settings" text={<span aria-hidden="true">Aa</span>}>
        {() => <SettingsMenu settings={settings} change={changeSettings} />}
      </MenuButton>
      {onPanel && (
        <button type="button" class="menu panel-button" aria-pressed={isPanelOpen} onClick={onPanel}>
          Study
        </button>
      )}
      {route && (
        <button
          type="button"
          class="menu kept-button"
          aria-pressed={isKeptOpen}
          onClick={onKept}
          title="Kept"
        >
          <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 2.5h7v11l-3.5-3-3.5 3z" />
          </svg>
          <span class="hidden">Kept</span>
        </button>
      )}
      <a class="docs" href={`${serviceRoot()}docs`}>
        API
      </a>
    </header>
  );
}
