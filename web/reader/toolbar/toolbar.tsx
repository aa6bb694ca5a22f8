import type { AvailableTranslations, TranslationBooks } from '../../../client/src/documents.ts';
import type { Place } from '../place.ts';
import { MenuButton } from '../popover.tsx';
import { Problem } from '../problem.tsx';
import type { Loading } from '../service.ts';
import { type ChangeSettings, type Settings, SettingsMenu } from '../settings.tsx';
import { scriptOf } from '../text/script-of.ts';
import { BookPicker } from './book-picker.tsx';
import { ReferenceBox } from './reference-box.tsx';
import { TranslationPicker } from './translation-picker.tsx';

export interface ToolbarProps {
  readonly place: Place | undefined;
  readonly catalogue: Loading<AvailableTranslations>;
  /** The books of the translation that is read. */
  readonly list: Loading<TranslationBooks>;
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  readonly isPanelOpen: boolean;
  readonly onPanel: () => void;
}

/** Where one reads, and how. */
export function Toolbar({
  place,
  catalogue,
  list,
  settings,
  changeSettings,
  isPanelOpen,
  onPanel,
}: ToolbarProps) {
  const books = list.document?.books ?? [];
  const translations = catalogue.document?.translations ?? [];
  const book = books.find(({ id }) => id === place?.book);
  const translation = translations.find(({ id }) => id === place?.translation);
  return (
    <header class="toolbar">
      <button type="button" class="skip" onClick={() => document.getElementById('text')?.focus()}>
        Skip to the text
      </button>
      {place && (
        <>
          <MenuButton
            class="book-button"
            label="Book and chapter"
            text={
              <>
                <bdi class="name">{book?.name ?? place.book}</bdi> {place.chapter}
              </>
            }
          >
            {(close) =>
              list.error ? (
                <Problem what="The list of books" error={list.error} retry={list.retry} />
              ) : (
                <BookPicker place={place} books={books} lang={scriptOf(translation).lang} onClose={close} />
              )
            }
          </MenuButton>
          <ReferenceBox place={place} books={books} />
          <MenuButton
            class="translation-button"
            label="Translations"
            text={
              <>
                <bdi class="name">{translation?.shortName || place.translation}</bdi>
                {place.beside.length > 0 && (
                  <>
                    <span class="count" aria-hidden="true">
                      +{place.beside.length}
                    </span>
                    <span class="hidden"> and {place.beside.length} beside it</span>
                  </>
                )}
              </>
            }
          >
            {(close) =>
              catalogue.error ? (
                <Problem what="The list of translations" error={catalogue.error} retry={catalogue.retry} />
              ) : (
                <TranslationPicker place={place} translations={translations} onClose={close} />
              )
            }
          </MenuButton>
        </>
      )}
      <MenuButton class="settings-button" label="How to read" text={<span aria-hidden="true">Aa</span>}>
        {() => <SettingsMenu settings={settings} change={changeSettings} />}
      </MenuButton>
      {place && (
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
