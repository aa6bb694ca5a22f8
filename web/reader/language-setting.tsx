import { useDocument, useReach } from '../service/service.ts';
import { serviceRoot } from '../service/service-root.ts';
import {
  chosenLanguage,
  type LanguageChoice,
  languageOfScript,
  type Translation,
} from '../strings/languages.ts';
import { languages } from '../strings/load-language.ts';
import { spokenLanguage } from '../strings/strings.ts';
import { settingsText } from '../strings/texts.ts';
import { loadCode } from '../widgets/later-content.tsx';
import { Problem } from '../widgets/problem.tsx';

interface LanguageSettingProps {
  readonly chosen: LanguageChoice;
  readonly onChoose: (choice: LanguageChoice) => void;
}

export function LanguageSetting({ chosen, onChoose }: LanguageSettingProps) {
  const { isReviewed = true, unreviewed, how } = (spokenLanguage().strings ?? {}) as Partial<Translation>;
  const isOnline = useReach() === 'service';
  const kept = useDocument(isOnline ? undefined : 'kept', keptLanguages).document;
  return (
    <div class="language-setting">
      <label>
        {settingsText('language')}{' '}
        <select value={chosen} onChange={({ currentTarget: { value } }) => onChoose(value as LanguageChoice)}>
          <option value="auto">{settingsText('browserLanguage')}</option>
          {kept ? (
            <>
              <optgroup label={settingsText('onDevice')}>
                <Names of={languages.filter(({ code }) => kept.has(code))} />
              </optgroup>
              <optgroup label={settingsText('withConnection')}>
                <Names of={languages.filter(({ code }) => !kept.has(code))} />
              </optgroup>
            </>
          ) : (
            <Names of={languages} />
          )}
        </select>
      </label>
      <LaterLanguage {...{ chosen, isOnline }} />
      {!isReviewed && (
        <p>
          {unreviewed} <a href={`${serviceRoot()}docs/reader#languages`}>{how}</a>
        </p>
      )}
    </div>
  );
}

function Names({ of }: { readonly of: typeof languages }) {
  return of.map(({ code, name }) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ));
}

interface LaterLanguageProps {
  readonly chosen: LanguageChoice;
  readonly isOnline: boolean;
}

function LaterLanguage({ chosen, isOnline }: LaterLanguageProps) {
  const { code } = chosenLanguage(chosen, navigator.languages);
  const language = languages.find((each) => each.code === code)!;
  const { error, isLoading, retry } = useDocument(code, async () => {
    await loadCode(async () => language.load?.());
    return code;
  });
  const isSpoken = spokenLanguage().locale.startsWith(code);
  const name = <bdi lang={code}>{language.name}</bdi>;
  return (
    <div role="status">
      {!isSpoken &&
        error &&
        !isLoading &&
        (isOnline ? (
          <Problem what={language.name} error={error} retry={retry} />
        ) : (
          <p>{settingsText.rich('languageLater', { language: name })}</p>
        ))}
    </div>
  );
}

async function keptLanguages(): Promise<ReadonlySet<string>> {
  const store: CacheStorage | undefined = globalThis.caches;
  const names = ((await store?.keys()) ?? []).filter((each) =>
    each.startsWith(`scriptorium ${serviceRoot()} `),
  );
  const files = await Promise.all(names.map(async (name) => (await store!.open(name)).keys()));
  const kept = files.flat().flatMap(({ url }) => languageOfScript(url) ?? []);
  return new Set(['en', spokenLanguage().locale.split('-')[0]!, ...kept]);
}
