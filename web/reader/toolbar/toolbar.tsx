import type { AvailableTranslations, TranslationBooks } from '../../../client/src/documents.ts';
import { MenuButton } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import type { Route } from '../route.ts';
import type { Loading } from '../service.ts';
import { type ChangeSettings, type Settings, SettingsMenu } from '../settings.tsx';
import { scriptOf } from '../text/script-of.ts';
import { BookPicker } from './book-picker.tsx';
import { SearchBox } from './search-box.tsx';
import { TranslationPicker } from './translation-picker.tsx';

interface ToolbarProps {
  readonly route: Route | undefined;
  readonly catalogue: Loading<AvailableTranslations>;
  /** The books of the current translation. */
  readonly list: Loading<TranslationBooks>;
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

/** The controls above the text: passage, translations, settings and the study panel. */
export function Toolbar({
  route,
  catalogue,
  list,
  settings,
  changeSettings,
  isPanelOpen,
  onPanel,
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
          <SearchBox route={route} books={books} language={list.document?.translation.language} />
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
      <MenuButton class="settings-button" label="Text settings" text={<span aria-hidden="true">Aa</span>}>
        {() => <SettingsMenu settings={settings} change={changeSettings} />}
      </MenuButton>
      {route && (
        <button type="button" class="menu panel-button" aria-pressed={isPanelOpen} onClick={onPanel}>
          Study
        </button>
      )}
      <a class="docs" href="docs">
        API
      </a>
    </header>
  );
}
