import type { ComponentChildren } from 'preact';
import type {
  AvailableTranslations,
  SimpleTranslationBookChapter,
  Translation,
  TranslationBook,
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

type PanelKind = 'home' | 'kept' | 'study';

interface ToolbarProps {
  readonly route: Route | undefined;
  readonly book: NamedBook | undefined;
  readonly catalogue: Loading<AvailableTranslations>;
  readonly list: Loading<TranslationBooks>;
  readonly settings: Settings;
  readonly changeSettings: ChangeSettings;
  readonly shown: SimpleTranslationBookChapter | undefined;
  readonly openPanel: PanelKind | undefined;
  readonly onStudy: (() => void) | undefined;
  /** Both are undefined if the operator has disabled them. */
  readonly onHome: (() => void) | undefined;
  readonly onKept: (() => void) | undefined;
  readonly mark: ComponentChildren;
}

export function Toolbar(props: ToolbarProps) {
  const { route, book, catalogue, list, settings, changeSettings, shown } = props;
  const { openPanel, onStudy, onHome, onKept, mark } = props;
  const books = list.document?.books ?? [];
  const translations = catalogue.document?.translations ?? [];
  // The chapter arrives before the catalogue and contains its translation
  const known = shown?.translation.id === route?.translation ? shown : undefined;
  const translation = translations.find(({ id }) => id === route?.translation) ?? known?.translation;
  return (
    <header class="toolbar">
      <button type="button" class="skip" onClick={() => document.getElementById('text')?.focus()}>
        {toolbarText('skip')}
      </button>
      <PanelButton kind="home" label={pageText('home')} openPanel={openPanel} onClick={onHome}>
        {site.name && (
          <bdi class="site-name" dir="auto">
            {site.name}
          </bdi>
        )}
      </PanelButton>
      {route ? (
        <>
          <BookMenu {...{ route, book, list, books }} lang={scriptOf(translation).lang} />
          <TranslationMenu {...{ route, catalogue, translations, translation }} />
          <LaterSearchBox
            {...{ route, books }}
            isLoadingBooks={list.isLoading && !list.document}
            language={list.document?.translation.language}
          />
        </>
      ) : (
        <span class="menu shape" aria-hidden="true" />
      )}
      {mark}
      {/* Appears late. Placed before the controls at the edge, it moves no other button */}
      <PanelButton kind="study" label={pageText('study')} openPanel={openPanel} onClick={onStudy} />
      <MenuButton
        class="settings-button"
        label={toolbarText('textSettings')}
        text={<span aria-hidden="true">Aa</span>}
      >
        {() => <SettingsMenu settings={settings} change={changeSettings} />}
      </MenuButton>
      <PanelButton kind="kept" label={pageText('kept')} openPanel={openPanel} onClick={onKept} />
    </header>
  );
}

const drawings = {
  home: 'M2.5 7.5L8 2.5l5.5 5M4 6.5v7h3v-4h2v4h3v-7',
  study: 'M8 4.5q-2-1.5-6-1v9q4-.5 6 1 2-1.5 6-1v-9q-4-.5-6 1v9',
  kept: 'M4.5 2.5h7v11l-3.5-3-3.5 3z',
} as const;

interface PanelButtonProps {
  readonly kind: PanelKind;
  readonly label: string;
  readonly openPanel: PanelKind | undefined;
  readonly onClick: (() => void) | undefined;
  readonly children?: ComponentChildren;
}

export function PanelButton({ kind, label, openPanel, onClick, children }: PanelButtonProps) {
  const isNamed = kind === 'study';
  return onClick ? (
    <button
      type="button"
      class={`menu ${isNamed ? 'panel' : kind}-button`}
      aria-pressed={openPanel === kind}
      onClick={onClick}
      title={isNamed ? undefined : label}
    >
      <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
      {isNamed ? label : <span class="hidden">{label}</span>}
      {children}
    </button>
  ) : null;
}

interface BookMenuProps extends Pick<ToolbarProps, 'book' | 'list'> {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly lang: string;
}

function BookMenu({ route, book, list, books, lang }: BookMenuProps) {
  const name = book ? briefName(book) : route.book;
  return (
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
          <BookPicker {...{ route, books, lang }} onClose={close} />
        )
      }
    </MenuButton>
  );
}

interface TranslationMenuProps extends Pick<ToolbarProps, 'catalogue'> {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly translation: Translation | undefined;
}

function TranslationMenu({ route, catalogue, translations, translation }: TranslationMenuProps) {
  const { length: number } = route.parallels;
  return (
    <MenuButton
      class="translation-button"
      label={toolbarText('translations')}
      text={
        <>
          <bdi class="name">{translation?.shortName || route.translation}</bdi>
          {number > 0 && (
            <>
              <span class="count" aria-hidden="true">
                +{number}
              </span>
              <span class="hidden"> {toolbarText('andMore', { number })}</span>
            </>
          )}
        </>
      }
    >
      {(close) =>
        catalogue.error ? (
          <Problem what={pageText('listOfTranslations')} error={catalogue.error} retry={catalogue.retry} />
        ) : (
          <TranslationPicker {...{ route, translations }} language={translation?.language} onClose={close} />
        )
      }
    </MenuButton>
  );
}
