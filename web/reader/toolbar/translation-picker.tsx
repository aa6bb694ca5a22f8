import { useEffect, useRef, useState } from 'preact/hooks';
import type { Translation, TranslationFeatures } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { pageText, pickersText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { translationsIn } from '../divided-catalogue.ts';
import { openIn } from '../parallel/neighbours.ts';
import { goTo, type Route } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { isDivided } from '../translation-lists.ts';
import type { LanguageGroup, NamedTranslation } from './find-translations.ts';
import styles from './pickers.css' with { type: 'text' };
import { TranslationBadges } from './translation-badges.tsx';
import { rememberRecent, useListedTranslations } from './use-listed-translations.ts';

const KeepTranslation = laterContent(
  async () => (await import('../../offline/kept-translations.tsx')).KeepTranslation,
);

interface TranslationPickerProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly language?: string | undefined;
  readonly onClose: () => void;
}

const maxBeside = 3;

/**
 * Chooses a translation, and others to compare it with: those in use first, then the user's languages, then
 * all others, each language collapsed.
 */
export function TranslationPicker({ route, translations, language, onClose }: TranslationPickerProps) {
  useStyle(styles);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const listed = useListedTranslations({ route, translations, language, text });
  const { divided, features, groups, inUse, isExpanded, numberHidden } = listed;
  useEffect(() => {
    // An on-screen keyboard would cover the list
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const row = (translation: NamedTranslation) => (
    <TranslationRow
      key={translation.id}
      {...{ route, translation, onClose }}
      features={features?.get(translation.id)}
    />
  );
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
      {inUse.length > 0 && (
        <section>
          <h3>{pickersText('inUse')}</h3>
          <ul>{inUse.map(row)}</ul>
        </section>
      )}
      {groups.map((group) =>
        isExpanded(group) ? (
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
      {numberHidden > 0 && <p role="status">{pickersText('moreMatch', { count: numberHidden })}</p>}
      {hasPart('offline') && <KeepTranslation translation={route.translation} translations={translations} />}
    </section>
  );
}

interface TranslationRowProps {
  readonly route: Route;
  readonly translation: NamedTranslation;
  readonly features: TranslationFeatures | undefined;
  readonly onClose: () => void;
}

export function TranslationRow({ route, translation, features, onClose }: TranslationRowProps) {
  const { id, name, shortName, language } = translation;
  const isRead = id === route.translation;
  const isBeside = route.parallels.includes(id);
  const others = route.parallels.filter((each) => each !== id);
  function read(): void {
    rememberRecent(route.translation, id);
    onClose();
    void openIn(route, id);
  }
  const compare = () => goTo({ ...route, parallels: isBeside ? others : [...others, id] }, { replace: true });
  return (
    <li>
      <button type="button" aria-current={isRead} onClick={read}>
        <bdi class="name" lang={shortestTag(language)}>
          {name}
        </bdi>{' '}
        <span class="short">{shortName || id}</span>
        <TranslationBadges features={features} />
      </button>
      {!isRead && (
        <label>
          <input
            type="checkbox"
            checked={isBeside}
            disabled={!isBeside && route.parallels.length >= maxBeside}
            onChange={compare}
          />
          <span>
            <span aria-hidden="true">{pickersText('compare')}</span>
            <span class="hidden">{pickersText('compareWith', { translation: name })}</span>
          </span>
        </label>
      )}
    </li>
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
