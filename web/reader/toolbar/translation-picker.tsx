import { useState } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents.ts';
import { laterContent } from '../panels.tsx';
import { goTo, type Route } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { shortestCode } from '../text/script-of.ts';

const KeepTranslation = laterContent(
  async () => (await import('../../offline/kept-translations.tsx')).KeepTranslation,
);

interface TranslationPickerProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly onClose: () => void;
}

/** The most translations that one can be compared with. */
const mostBeside = 3;

/** The choice of a translation, and of others to compare it with. */
export function TranslationPicker({ route, translations, onClose }: TranslationPickerProps) {
  const [text, setText] = useState('');
  const groups = searchTranslations(translations, text);
  const { beside } = route;

  function read(translation: string): void {
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

  return (
    <section
      class="translation-picker"
      aria-label="Choose translations"
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'li button, li input:enabled')}
    >
      <input
        type="search"
        class="search-field"
        aria-label="Find a translation by name or language"
        placeholder="Name or language"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      {groups.length === 0 && <p role="status">No translation matches.</p>}
      {groups.map((group) => (
        <section key={group.name}>
          <h2>
            <bdi>{group.name}</bdi>
          </h2>
          <ul>
            {group.translations.map(({ id, name, shortName, language }) => (
              <li key={id}>
                <button type="button" aria-current={id === route.translation} onClick={() => read(id)}>
                  <bdi class="name" lang={shortestCode(language)}>
                    {name}
                  </bdi>{' '}
                  <span class="short">{shortName || id}</span>
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
                      Compare<span class="hidden"> with {name}</span>
                    </span>
                  </label>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <KeepTranslation translation={route.translation} translations={translations} />
    </section>
  );
}

interface LanguageGroup {
  /** In English, with the language's own name. */
  readonly name: string;
  readonly translations: readonly Translation[];
}

/** Translations that have every word of `text` in their names or those of their language, grouped by language. */
export function searchTranslations(translations: readonly Translation[], text: string): LanguageGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = translations.filter((translation) => {
    const names = plain(namesOf(translation).join(' '));
    return words.every((word) => names.includes(word));
  });
  return [...Map.groupBy(found, languageOf)]
    .map(([name, group]) => ({ name, translations: group }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function namesOf({
  id,
  name,
  englishName,
  shortName,
  language,
  languageName,
  languageEnglishName,
}: Translation) {
  return [id, name, englishName, shortName, language, languageName ?? '', languageEnglishName ?? ''];
}

function languageOf({ language, languageName, languageEnglishName }: Translation): string {
  const english = languageEnglishName ?? language;
  return languageName && languageName !== english ? `${english} · ${languageName}` : english;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
