import type {
  AvailableCommentaries,
  AvailableDatasets,
  Download,
  Downloads as ListedDownloads,
  Translation,
  TranslationLanguage,
} from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { serviceRoot } from '../../service/service-root.ts';
import { formatSize, languageNameOf } from '../../strings/formats.ts';
import { keptText, toolbarText } from '../../strings/texts.ts';
import { Problem } from '../../widgets/problem.tsx';
import { translationLanguages } from '../divided-catalogue.ts';
import { followIn } from '../parallel/neighbours.ts';
import { type Route, routeAddress } from '../route.ts';
import { preferredLanguages } from '../text/script-of.ts';
import { isDivided } from '../translation-lists.ts';

const maxLanguages = 12;
const maxEditions = 8;

interface LibraryContentsProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
}

export function LibraryContents({ route, translations }: LibraryContentsProps) {
  const others = useDocument('others', async (signal) => {
    const [commentaries, datasets] = await Promise.all([
      orNone(service.get<AvailableCommentaries>('/api/available_commentaries.json', { signal })),
      orNone(service.get<AvailableDatasets>('/api/available_datasets.json', { signal })),
    ]);
    return [...(commentaries?.commentaries ?? []), ...(datasets?.datasets ?? [])].map(({ id, name }) => ({
      id,
      name,
    }));
  });
  const divided = useDocument(isDivided ? 'languages' : undefined, translationLanguages);
  const languages = isDivided
    ? byRank((divided.document?.languages ?? []).map(listedLanguage))
    : languagesOf(translations);
  const [first, more] = [languages.slice(0, maxLanguages), languages.slice(maxLanguages)];
  const list = (some: typeof languages) => (
    <ul class="languages">
      {some.map((of) => (
        <LanguageEditions key={of.code} route={route} language={of} />
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{keptText('thisLibrary')}</h3>
      <p>
        {keptText('translationsIn', {
          translations: keptText('translations', {
            count: divided.document?.translations ?? translations.length,
          }),
          languages: keptText('languages', { count: languages.length }),
        })}
      </p>
      {list(first)}
      {more.length > 0 && (
        <details>
          <summary>{keptText('moreLanguages', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
      {others.error && <Problem what={keptText('otherEditions')} error={others.error} retry={others.retry} />}
      {others.document && others.document.length > 0 && (
        <>
          <h3>{keptText('toStudy')}</h3>
          <ul class="studies">
            {others.document.slice(0, maxLanguages).map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {others.document.length > maxLanguages && (
              <li>{toolbarText('andMore', { number: others.document.length - maxLanguages })}</li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}

interface LanguageEditionsProps {
  readonly route: Route;
  readonly language: ListedLanguage;
}

interface ListedLanguage {
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly translations: readonly Pick<Translation, 'id' | 'name' | 'shortName'>[];
}

function LanguageEditions({ route, language }: LanguageEditionsProps) {
  const shown = language.translations.slice(0, maxEditions);
  const rest = language.count - shown.length;
  const { book, chapter } = route;
  return (
    <li>
      <span>
        <bdi>{language.name}</bdi>
      </span>
      {shown.map(({ id, name, shortName }) => (
        <a
          key={id}
          class="chip"
          href={routeAddress.format({ translation: id, book, chapter, parallels: [] })}
          title={name}
          aria-current={id === route.translation ? 'page' : undefined}
          onClick={(event) => followIn(event, { ...route, parallels: [], search: undefined }, id)}
        >
          <bdi>{shortName || id}</bdi>
        </a>
      ))}
      {rest > 0 && <span class="edition">{toolbarText('andMore', { number: rest })}</span>}
    </li>
  );
}

function languagesOf(translations: readonly Translation[]): ListedLanguage[] {
  const groups = Map.groupBy(translations, ({ language }) => language);
  return byRank(
    [...groups].map(([code, of]) => ({
      code,
      name: languageNames(of[0]!),
      count: of.length,
      translations: of.toSorted((a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses),
    })),
  );
}

function byRank(languages: readonly ListedLanguage[]): ListedLanguage[] {
  const own = preferredLanguages();
  const rank = ({ code }: ListedLanguage) => {
    const at = own.indexOf(shortestTag(code).split('-')[0]!);
    return at < 0 ? own.length : at;
  };
  return languages.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count || a.name.localeCompare(b.name));
}

function listedLanguage(language: TranslationLanguage): ListedLanguage {
  const { code, name, englishName, translations, first } = language;
  const names = {
    language: code,
    ...(name !== null && { languageName: name }),
    ...(englishName !== null && { languageEnglishName: englishName }),
  };
  const only = { id: first, name: first, shortName: first };
  return { code, name: languageNames(names), count: translations, translations: [only] };
}

function languageNames(names: Parameters<typeof languageNameOf>[0]): string {
  const [own, name] = [names.languageName, languageNameOf(names)];
  return own && own !== name ? `${own} · ${name}` : name;
}

const names: Readonly<Record<string, string>> = {
  beblia: 'Beblia',
  docx: 'Word',
  markdown: 'Markdown',
  mybible: 'MyBible',
  opensong: 'OpenSong',
  text: 'Text',
  vref: 'vref',
  zefania: 'Zefania',
};

/** The published files of editions, the open edition first. Empty on a live server. */
export function Downloads({ edition }: { readonly edition: string }) {
  const { document } = useDocument('downloads', async (signal) => {
    const found = await orNone(service.get<ListedDownloads>('/api/x/downloads.json', { signal }));
    return Map.groupBy(found?.downloads ?? [], ({ edition }) => edition);
  });
  if (!document?.size) return null;
  const own = document.get(edition);
  const others = [...document].filter(([id]) => id !== edition);
  return (
    <section>
      <h3>{keptText('downloads')}</h3>
      {own && <Files edition={edition} files={own} />}
      {others.length > 0 && (
        <details open={!own}>
          <summary>{toolbarText('andMore', { number: others.length })}</summary>
          {others.map(([id, files]) => (
            <Files key={id} edition={id} files={files} />
          ))}
        </details>
      )}
    </section>
  );
}

function Files({ edition, files }: { readonly edition: string; readonly files: readonly Download[] }) {
  return (
    <p class="chips">
      <bdi class="edition">{edition}</bdi>
      {files.map(({ format, link, size }) => (
        <a
          key={format}
          class="chip"
          href={`${serviceRoot().replace(/\/$/, '')}${link}`}
          download={link.slice(link.lastIndexOf('/') + 1)}
        >
          {names[format] ?? format.toUpperCase()} <span class="edition">{formatSize(size)}</span>
        </a>
      ))}
    </p>
  );
}
