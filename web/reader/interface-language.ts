import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { onService } from '../service/service.ts';
import {
  chosenLanguage,
  type LanguageChoice,
  type LanguageCode,
  type Translation,
} from '../strings/languages.ts';
import { interfaceScript, speak } from '../strings/strings.ts';

interface Spoken {
  readonly code: LanguageCode;
  readonly strings: Translation | undefined;
}

/**
 * The language of the interface; undefined until its texts have loaded. If they cannot be loaded (offline, or
 * removed by a newer release), the previous language stays until the device is online.
 */
export function useInterfaceLanguage(choice: LanguageChoice): Spoken | undefined {
  const { code, locale } = chosenLanguage(choice, navigator.languages);
  const [spoken, setSpoken] = useState<Spoken | undefined>(() => {
    if (code !== 'en') return undefined;
    speak({ locale, strings: undefined });
    return { code, strings: undefined };
  });
  useEffect(() => {
    if (spoken?.code === code) return;
    let isWanted = true;
    const change = (next: Spoken) => {
      if (!isWanted) return;
      speak({ locale: next.code === code ? locale : next.code, strings: next.strings });
      setSpoken(next);
    };
    const load = () =>
      stringsOf(code).then(
        (strings) => {
          end();
          change({ code, strings });
        },
        () => !spoken && change({ code: 'en', strings: undefined }),
      );
    const end = onService(load);
    load();
    return () => {
      isWanted = false;
      end();
    };
  }, [code]);
  useLayoutEffect(() => {
    if (!spoken) return;
    // The body of a static chapter page has the language of that page
    for (const element of [document.documentElement, document.body]) {
      Object.assign(element, interfaceScript());
    }
  }, [spoken]);
  return spoken;
}

async function stringsOf(code: LanguageCode): Promise<Translation | undefined> {
  if (code === 'en') return undefined;
  const { languages } = await import('../strings/load-language.ts');
  return (await languages.find((language) => language.code === code)?.load?.())?.default;
}
