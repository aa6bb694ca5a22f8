import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Features, Translation } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { remember, remembered } from '../../browser/remembered.ts';
import { orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { canonText, pageText, pickersText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { translationsIn } from '../divided-catalogue.ts';
import { goTo, type Route } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { isDivided } from '../translation-lists.ts';
import { useDividedTranslations } from './divided-translations.ts';
import {
  firstRows,
  type LanguageGroup,
  type NamedTranslation,
  ownLanguagesFirst,
  searchableTranslations,
} from './find-translations.ts';
import styles from './pickers.css' with { type: 'text' };

const KeepTranslation = laterContent(
  async () => (await import('../../offline/kept-translations.tsx')).KeepTranslation,
);

interface TranslationPickerProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  /** ISO 639-3 code of the current translation's language. */
  readonly language?: string | undefined;
  readonly onClose: () => void;
}

const mostBeside = 3;
/** Libraries up to this size are listed with all languages expanded. */
const mostOpen = 40;
const mostFound = 100;

type TranslationFeatures = Features['translations'][number];

/**
 * Chooses a translation, and others to compare it with: those in use first, then the user's languages, then
 * all others, each language collapsed.
 */
export function TranslationPicker({ route, translations, language, onClose }: TranslationPickerProps) {
  useStyle(styles);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isSearch = text.trim() !== '';
  const used = usedIds(route);
  const divided = useDividedTranslations({ text, used, language });
  const featuresOfAll = useFeatures();
  const features = isDivided ? divided.document?.features : featuresOfAll;
  const searchable = useMemo(() => searchableTranslations(translations), [translations]);
  const whole = useMemo(
    () => (isSearch ? searchable(text) : ownLanguagesFirst(searchable(''))),
    [searchable, text],
  );
  const groups = isDivided ? (divided.document?.groups ?? []) : whole;
  const { beside } = route;
  useEffect(() => {
    // An on-screen keyboard would cover the list
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  function read(translation: string): void {
    rememberRecent(route.translation, translation);
    goTo({ ...route, translation, beside: beside.filter((id) => id !== translation) });
    onClose();
  }
  function toggleBeside(translation: string): void {
    const others = beside.filter((id) => id !== translation);
    goTo(
      { ...route, beside: others.length < beside.length ? others : [...others, translation] },
      { replace: true },
    );
  }
  const row = (translation: NamedTranslation) => {
    const { id, name, shortName, language } = translation;
    return (
      <li key={id}>
        <button type="button" aria-current={id === route.translation} onClick={() => read(id)}>
          <bdi class="name" lang={shortestTag(language)}>
            {name}
          </bdi>{' '}
          <span class="short">{shortName || id}</span>
          <Badges features={features?.get(id)} />
        </button>
        {id !== route.translation && (
          <label>
            <input
              type="checkbox"
              checked={beside.includes(id)}
              disabled={!beside.includes(id) && beside.length >= mostBeside}
              onChange={() => toggleBeside(id)}
            />
            <span>
              <span aria-hidden="true">{pickersText('compare')}</span>
              <span class="hidden">{pickersText('compareWith', { translation: name })}</span>
            </span>
          </label>
        )}
      </li>
    );
  };
  const known = isDivided ? divided.document?.byId : new Map(translations.map((each) => [each.id, each]));
  const inUse = isSearch ? [] : used.flatMap((id) => known?.get(id) ?? []);
  const isSmall = !isDivided && translations.length <= mostOpen;
  const shown = isSearch ? firstRows(groups, mostFound) : groups;
  const found = groups.reduce((sum, group) => sum + group.translations.length, 0);
  const rows = shown.reduce((sum, group) => sum + group.translations.length, 0);
  return (
    <section
      class="translation-picker"
      aria-label={pickersText('chooseTranslations')}
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'li button, li input:enabled, summary')}
    >
      <input
        ref={field}
        type="search"
        class="search-field"
        aria-label={pickersText('findTranslation')}
        placeholder={pickersText('nameOrLanguage')}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isDivided && divided.error && (
        <Problem what={pageText('listOfTranslations')} error={divided.error} retry={divided.retry} />
      )}
      {groups.length === 0 && !divided.isLoading && !divided.error && (
        <p role="status">{pickersText('noTranslation')}</p>
      )}
      {inUse.length > 0 && !isSmall && (
        <section>
          <h3>{pickersText('inUse')}</h3>
          <ul>{inUse.map(row)}</ul>
        </section>
      )}
      {shown.map((group) =>
        isSearch || isSmall || group.isOwn ? (
          <section key={group.name}>
            <h3>
              <bdi>{group.name}</bdi>
            </h3>
            <ul>{group.translations.map(row)}</ul>
          </section>
        ) : (
          <LanguageRow key={group.name} group={group} row={row} />
        ),
      )}
      {found > rows && <p role="status">{pickersText('moreMatch', { count: found - rows })}</p>}
      {hasPart('offline') && <KeepTranslation translation={route.translation} translations={translations} />}
    </section>
  );
}

interface LanguageRowProps {
  readonly group: LanguageGroup;
  readonly row: (translation: NamedTranslation) => preact.JSX.Element;
}

function LanguageRow({ group, row }: LanguageRowProps) {
  const [isOpen, open] = useState(false);
  const { language, count } = group;
  const later = useDocument(isOpen && count !== undefined ? language : undefined, () =>
    translationsIn(language),
  );
  const translations = count === undefined ? group.translations : (later.document?.translations ?? []);
  return (
    <details class="language" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        <bdi>{group.name}</bdi> <span class="short">{count ?? translations.length}</span>
      </summary>
      {later.error && (
        <Problem what={pageText('listOfTranslations')} error={later.error} retry={later.retry} />
      )}
      {isOpen && <ul>{translations.map(row)}</ul>}
    </details>
  );
}

function Badges({ features }: { readonly features: TranslationFeatures | undefined }) {
  if (!features) return null;
  const { oldTestament, newTestament, otherBooks, audio, words, notes } = features;
  const part = (name: string, books: number, all: number, whole: string) =>
    books === 0
      ? []
      : [
          [
            name,
            books === all
              ? pickersText('allBooks', { part: whole })
              : pickersText('someBooks', { part: whole, number: books, all }),
            books < all,
          ] as const,
        ];
  const all = [
    ...part(pickersText('OT'), oldTestament, 39, canonText('oldTestament')),
    ...part(pickersText('NT'), newTestament, 27, canonText('newTestament')),
    ...(otherBooks > 0
      ? [[pickersText('DC'), pickersText('beyond66', { count: otherBooks }), false] as const]
      : []),
    ...(audio ? [[pickersText('audio'), pickersText('hasAudio'), false] as const] : []),
    ...(words ? [[pickersText('words'), pickersText('hasWords'), false] as const] : []),
    ...(notes ? [[pickersText('notes'), pickersText('hasNotes'), false] as const] : []),
  ];
  return (
    <span class="badges">
      {all.map(([name, title, isPart]) => (
        <span key={name} class={isPart ? 'part' : ''} title={title}>
          {name}
        </span>
      ))}
    </span>
  );
}

/** The features of each translation; undefined until loaded, and in libraries built by an earlier version. */
function useFeatures(): ReadonlyMap<string, TranslationFeatures> | undefined {
  const { document } = useDocument(isDivided ? undefined : 'features', async (signal) => {
    const features = await orNone(service.get<Features>('/api/x/features.json', { signal }));
    return new Map(features?.translations.map((each) => [each.id, each]));
  });
  return document;
}

const recentName = 'recent-translations';
const mostRecent = 5;

function recentIds(): string[] {
  return (remembered(recentName) ?? '').split(' ').filter(Boolean);
}

function rememberRecent(...ids: readonly string[]): void {
  const all = [...ids.toReversed(), ...recentIds()];
  remember(recentName, [...new Set(all)].slice(0, mostRecent + 1).join(' '));
}

function usedIds(route: Route): string[] {
  const ids = new Set([route.translation, ...route.beside, ...recentIds()]);
  return [...ids].slice(0, mostRecent + 1);
}
