import type { LanguageChoice, Translation } from '../strings/languages.ts';
import { languages } from '../strings/load-language.ts';
import { spokenLanguage } from '../strings/strings.ts';
import { settingsText } from '../strings/strings-en.ts';
import { serviceRoot } from './route.ts';

interface LanguageSettingProps {
  readonly chosen: LanguageChoice;
  readonly onChoose: (choice: LanguageChoice) => void;
}

/** The choice of the language of the interface, each by its own name; below it whether anybody has reviewed its texts. */
export function LanguageSetting({ chosen, onChoose }: LanguageSettingProps) {
  // English has none to be reviewed
  const {
    isReviewed = true,
    unreviewed,
    how,
  } = (spokenLanguage().strings ?? {}) as Partial<Translation<'other'>>;
  return (
    <div class="language-setting">
      <label>
        {settingsText('language')}{' '}
        <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value as LanguageChoice)}>
          <option value="auto">{settingsText('browserLanguage')}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!isReviewed && (
        <p>
          {unreviewed} <a href={`${serviceRoot()}docs/reader#languages`}>{how}</a>
        </p>
      )}
    </div>
  );
}
