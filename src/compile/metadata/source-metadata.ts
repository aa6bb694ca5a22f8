import { decodeSource } from '../../formats/decode-source.ts';
import { htmlToText } from '../../formats/html-to-text.ts';
import { JsonObject, memberOffset, readJson } from '../../formats/json/read-json.ts';
import { unlessTooLarge } from '../../formats/source-limits.ts';
import { type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { findLanguage } from '../../model/language.ts';
import { type License, readLicense } from '../../model/license.ts';
import { EditionFileError, type EditionFiles } from '../plan/edition-files.ts';
import { completeMetadata } from './complete-metadata.ts';

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
    const direction = edition.text('textDirection');
    return {
      ...completeMetadata({
        id,
        name: edition.text('name'),
        englishName: edition.text('englishName'),
        shortName: edition.text('shortName'),
        language: languageCode(code),
        direction: direction === 'rtl' || direction === 'ltr' ? direction : undefined,
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
  const member = (name: string) => {
    const text = new RegExp(`<${name}\\b[^>]*>([^<]*)<`, 'i').exec(information)?.[1] ?? '';
    return htmlToText(text).replace(/\s+/g, ' ').trim();
  };
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
