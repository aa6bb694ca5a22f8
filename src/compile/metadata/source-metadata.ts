import { decodeSource } from '../../formats/decode-source.ts';
import { encodingOfLabel } from '../../formats/encoding/encoding-label.ts';
import { elementText, htmlToText, textThatMayBeHtml } from '../../formats/html-to-text.ts';
import { JsonObject, memberOffset, readJson } from '../../formats/json/read-json.ts';
import { unlessTooLarge } from '../../formats/source-limits.ts';
import { isObject } from '../../lib/json-text.ts';
import { type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { type License, readLicense } from '../../model/license.ts';
import { EditionFileError, type EditionFiles } from '../plan/edition-files.ts';
import { completeMetadata, readDirection } from './complete-metadata.ts';

const headLength = 0x10000;
const maxFiles = 20;

/**
 * Reads metadata from the sources of an edition: the translation, commentary or dataset in documents of the
 * public API, or the information of a Zefania Bible. Undefined if they have none.
 */
export async function readSourceMetadata(files: EditionFiles): Promise<EditionMetadata | undefined> {
  const top = files.names();
  const lists = listsIn(files);
  const documents = top.filter((name) => /\.(xml|json)$/i.test(name) && !name.includes('/'));
  for (const name of [...new Set([...lists, ...documents])].slice(0, maxFiles)) {
    const bytes = await files.head(name, headLength);
    // Encoding errors are reported when the source is read
    const head = decodeSource(bytes.slice(), () => {}) ?? '';
    const metadata = /\.xml$/i.test(name) ? ofZefania(head) : ofPublicApi(head);
    if (metadata) return metadata;
  }
  return undefined;
}

function listsIn(files: EditionFiles): readonly string[] {
  try {
    return files.names(['books.json', 'complete.json', '**/books.json', '**/complete.json']);
  } catch (error) {
    if (error instanceof EditionFileError) return [];
    throw error;
  }
}

const editions = ['translation', 'commentary', 'dataset'];

function ofPublicApi(head: string): EditionMetadata | undefined {
  if (!/^\s*\{/.test(head)) return undefined;
  for (const name of editions) {
    const at = memberOffset(head, name);
    const edition = at === undefined ? undefined : unlessTooLarge(() => readJson(head, () => {}, at));
    if (!(edition instanceof JsonObject)) continue;
    const id = edition.text('id') ?? '';
    const code = edition.text('language');
    if (id === '' || code === undefined) continue;
    return {
      ...completeMetadata({
        id,
        name: edition.text('name'),
        englishName: edition.text('englishName'),
        shortName: edition.text('shortName'),
        language: languageCode(code),
        direction: readDirection(edition.text('textDirection')),
        website: edition.text('website'),
        licenseUrl: edition.text('licenseUrl') ?? '',
        licenseNotes: edition.text('licenseNotes'),
        licenseNotice: edition.text('licenseNotice'),
      }),
      ...licenseIn(edition),
    };
  }
  return undefined;
}

function licenseIn(edition: JsonObject): { license?: License | null } {
  const license = edition.object('license');
  return license ? { license: readLicense(Object.fromEntries(license.members)).license } : {};
}

/** `<INFORMATION>` uses the names of Dublin Core. Each of them is optional. */
function ofZefania(head: string): EditionMetadata | undefined {
  const bibleName = /<XMLBIBLE\b[^>]*?\sbiblename\s*=\s*["']([^"']*)/i.exec(head)?.[1];
  if (bibleName === undefined) return undefined;
  const [information = ''] = /<INFORMATION\b[\s\S]*?<\/INFORMATION>/i.exec(head) ?? [];
  const member = (name: string) => elementText(information, name);
  const name = member('title') || htmlToText(bibleName).trim();
  const shortName = member('identifier') || name;
  if (shortName === '') return undefined;
  return completeMetadata({
    id: editionId.from(shortName, 'Zefania'),
    name,
    shortName,
    language: languageCode(member('language')),
    licenseNotes: member('rights'),
  });
}

/**
 * Reads the metadata that a project has next to or in its sources, without an id: `manifest.yaml` of a Resource
 * Container, `Settings.xml` of Paratext, or the header of OSIS. Undefined if there is none of these.
 */
export async function readProjectMetadata(files: EditionFiles): Promise<ProjectMetadata | undefined> {
  const manifest = await readResourceContainer(files);
  if (manifest) return manifest;
  const names = files.names();
  const settings = names.find((name) => /(?:^|\/)(?:Settings\.xml|[^/]+\.ssf)$/i.test(name));
  if (settings !== undefined) {
    const found = ofParatext(decodeSource(await files.head(settings, headLength), () => {}) ?? '');
    if (found) return found;
  }
  for (const name of names.filter((each) => /\.(?:xml|osis)(?:\.txt)?$/i.test(each)).slice(0, maxFiles)) {
    const found = ofOsis(decodeSource((await files.head(name, headLength)).slice(), () => {}) ?? '');
    if (found) return found;
  }
  return undefined;
}

type ProjectMetadata = Omit<Partial<EditionMetadata>, 'id'>;

function projectOf(
  {
    name,
    englishName,
    shortName,
    notes,
  }: Partial<Record<'name' | 'englishName' | 'shortName' | 'notes', string>>,
  language: ReturnType<typeof languageOf>,
): ProjectMetadata {
  return {
    ...(name ? { name, englishName: englishName || name } : {}),
    ...(shortName ? { shortName } : {}),
    ...language,
    licenseNotes: notes || null,
  };
}

function ofParatext(xml: string): ProjectMetadata | undefined {
  if (!/<ScriptureText\b/.test(xml)) return undefined;
  const member = (name: string) => elementText(xml, name);
  const [shortName, encoding] = [member('Name'), encodingOfLabel(member('Encoding'))];
  // `en:Latn:US:`; before version 8, there was only the name of the language
  const code = /^[A-Za-z-]+/.exec(member('LanguageIsoCode'))?.[0] || member('EthnologueCode') || 'und';
  const direction = { T: 'ltr', F: 'rtl' }[member('LeftToRight')];
  return {
    ...projectOf(
      { name: member('FullName') || shortName, shortName, notes: textThatMayBeHtml(member('Copyright')) },
      languageOf(code, direction),
    ),
    ...(encoding && encoding !== 'utf-8' ? { encoding } : {}),
  };
}

/** `<work>` uses the names of Dublin Core, too. The first work is the text; others are its references. */
function ofOsis(head: string): ProjectMetadata | undefined {
  const text = /<osisText\b[^<>]*>/.exec(head)?.[0];
  if (text === undefined) return undefined;
  const start = head.indexOf('<work');
  const work = start < 0 ? '' : head.slice(start, head.indexOf('</work>', start) + 1);
  const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)`).exec(text)?.[1];
  const name = elementText(work, 'title');
  const code = elementText(work, 'language') || attribute('(?:xml:)?lang');
  if (name === '' && code === undefined) return undefined;
  const shortName = attribute('osisIDWork');
  return projectOf(
    { name, ...(shortName ? { shortName } : {}), notes: elementText(work, 'rights') },
    languageOf(code ?? 'und'),
  );
}

const maxManifestBytes = 1024 * 1024;

/** `manifest.yaml` of a Resource Container, as on Door43. */
export async function readResourceContainer(files: EditionFiles): Promise<ProjectMetadata | undefined> {
  const file = files.names().find((name) => /(?:^|\/)manifest\.yaml$/.test(name));
  if (file === undefined) return undefined;
  let manifest: unknown;
  try {
    manifest = Bun.YAML.parse(new TextDecoder().decode(await files.read(file, maxManifestBytes)));
  } catch {
    return undefined;
  }
  const core = isObject(manifest) ? manifest.dublin_core : undefined;
  if (!isObject(core)) return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const language = isObject(core.language) ? core.language : {};
  const notes = text(core.rights);
  const [, terms, version] = /^CC (BY(?:-\w\w)*) (\d\.\d)$/i.exec(notes) ?? [];
  return {
    ...projectOf(
      { name: text(core.title), notes },
      languageOf(text(language.identifier) || 'und', text(language.direction)),
    ),
    ...(terms
      ? { licenseUrl: `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/` }
      : {}),
  };
}

function languageOf(written: string, direction?: string) {
  const language = languageCode(written);
  return { language, direction: readDirection(direction) ?? findLanguage(language)?.direction ?? 'ltr' };
}

function languageCode(written: string): string {
  const code = written.toLowerCase();
  return findLanguage(bibliographicCodes.get(code) ?? code)?.code ?? 'und';
}

/** Bibliographic codes of ISO 639-2 that differ from ISO 639-3. */
const bibliographicCodes: ReadonlyMap<string, string> = new Map(
  (
    'alb sqi arm hye baq eus bur mya chi zho cze ces dut nld fre fra geo kat ger deu gre ell ' +
    'ice isl mac mkd mao mri may msa per fas rum ron slo slk tib bod wel cym'
  )
    .match(/\w{3} \w{3}/g)!
    .map((pair) => pair.split(' ') as [string, string]),
);
