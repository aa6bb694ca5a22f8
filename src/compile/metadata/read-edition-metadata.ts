import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { AlignmentFiles } from '../../formats/alignment/read-alignment.ts';
import { decodeSource } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { textThatMayBeHtml } from '../../formats/html-to-text.ts';
import { globBelow, globOfPath } from '../../lib/file-glob.ts';
import { type ContentKind, type EditionMetadata, editionId } from '../../model/edition-metadata.ts';
import { isLanguage } from '../../model/language.ts';
import { type License, licenseTerms, publicDomainTerms, readLicense } from '../../model/license.ts';
import type { EditionFiles } from '../plan/edition-files.ts';
import type { EditionFolder } from '../plan/find-editions.ts';
import { completeMetadata, readDirection } from './complete-metadata.ts';
import type { burritoSchema, editionSchema, fetchBibleSchema, generatorSchema } from './metadata-schemas.ts';
import type { ReportMember } from './read-metadata-file.ts';
import { unservedMessage } from './unread-members.ts';

interface FoundMetadata {
  readonly metadata?: EditionMetadata;
  readonly kind?: ContentKind;
  /** Globs relative to the edition, if the metadata names the sources. */
  readonly sources?: readonly string[];
  readonly alignments?: readonly AlignmentFiles[];
  readonly file?: string;
  readonly diagnostics: readonly Diagnostic[];
}

type Content = Omit<FoundMetadata, 'file' | 'diagnostics'>;

const fileNames = ['edition.json', 'metadata.json', 'meta.json', 'metadata.xml'];

/** As some editors save the file: `edition.json.txt`, `Edition.JSON`, `edition.jsonc`. */
const similarNames = /^edition(?:\.jsonc?)?(?:\.te?xt|\.json5?)?$/i;

const maxFileBytes = 4 * 1024 * 1024;

/**
 * Reads the metadata of an edition from the first known format that exists.
 * @throws EditionFileError if a file cannot be read.
 */
export async function readEditionMetadata(
  folder: EditionFolder,
  files: EditionFiles,
): Promise<FoundMetadata> {
  const name = findMetadataFile(files);
  if (name === undefined) return metadataFromContent(folder, files);
  const file = files.shown(name);
  const { sources, alignments, ...found } = await readFile(
    await files.read(name, maxFileBytes),
    file,
    folder.name,
  );
  const base = name.slice(0, name.lastIndexOf('/') + 1);
  return {
    file,
    ...found,
    ...(sources ? { sources: sources.map((source) => globBelow(base, source)) } : {}),
    ...(alignments ? { alignments: alignments.map((each) => alignmentBelow(base, each)) } : {}),
  };
}

function alignmentBelow(base: string, { file, source, target, edition }: AlignmentFiles): AlignmentFiles {
  return { file: base + file, source: base + source, target: base + target, edition };
}

export function findMetadataFile(files: EditionFiles): string | undefined {
  const names = files.names();
  return fileNames.flatMap((name) => names.filter((path) => path.split('/').at(-1) === name))[0];
}

async function readFile(bytes: Uint8Array, file: string, folder: string): Promise<FoundMetadata> {
  if (file.endsWith('.xml')) return readDbl(bytes, file);
  const [{ readEditionFile }, schemas] = await Promise.all([
    import('./read-metadata-file.ts'),
    import('./metadata-schemas.ts'),
  ]);
  const inFolder = (json: object) => withRequired(json, folder);
  const read = <T extends object>(
    schema: ZodMiniType<T>,
    convert: (value: T, report: ReportMember) => Content,
    complete?: (json: object) => object,
  ): FoundMetadata => {
    const { content, diagnostics } = readEditionFile(bytes, file, schema, convert, complete);
    return { ...content, diagnostics };
  };
  if (file.endsWith('edition.json')) {
    const convert = (edition: Infer<typeof editionSchema>, report: ReportMember): Content => ({
      metadata: metadataOfEdition(edition, report),
      ...(edition.kind ? { kind: edition.kind } : {}),
      ...(edition.sources ? { sources: [...edition.sources] } : {}),
      ...(edition.alignment && edition.alignment !== 'computed'
        ? { alignments: [edition.alignment].flat().map((each) => alignmentBelow('', each)) }
        : {}),
    });
    return read(schemas.editionSchema, convert, inFolder);
  }
  if (file.endsWith('meta.json')) {
    return read(schemas.fetchBibleSchema, (meta) => ({ metadata: metadataOfFetchBible(meta) }));
  }
  if (!/"format"\s*:\s*"scripture burrito"/.test(new TextDecoder().decode(bytes))) {
    const convert = (metadata: Infer<typeof generatorSchema>, report: ReportMember) => ({
      metadata: metadataOfEdition(metadata, report),
    });
    return read(schemas.generatorSchema, convert, inFolder);
  }
  return read(schemas.burritoSchema, (burrito) => {
    const sources = Object.keys(burrito.ingredients).map(globOfPath);
    return { metadata: metadataOfBurrito(burrito), ...(sources.length > 0 ? { sources } : {}) };
  });
}

/** Adds the required members that are missing, as if there were no metadata. */
function withRequired(written: Partial<EditionMetadata>, folder: string): object {
  const id = editionId.isValid(folder) ? { id: folder } : {};
  const name = written.name ?? written.englishName ?? written.id ?? folder;
  return { ...id, name, englishName: name, language: 'und', website: '', licenseUrl: '', ...written };
}

async function readDbl(bytes: Uint8Array, file: string): Promise<FoundMetadata> {
  const { readDblMetadata } = await import('./dbl-metadata.ts');
  const { report, diagnostics } = new DiagnosticCollector(file);
  const xml = decodeSource(bytes, report);
  if (xml === undefined) return { diagnostics: diagnostics('') };
  const bundle = readDblMetadata(xml);
  if (typeof bundle === 'string') {
    const message = `This is not valid metadata of a Digital Bible Library bundle. ${bundle}`;
    return { diagnostics: [{ ...fileDiagnostic('bad-metadata', file, message), line: 1 }] };
  }
  const { metadata, sources, unserved } = bundle;
  if (unserved.length > 0) report('unserved-metadata', 0, unservedMessage(unserved));
  return {
    metadata,
    ...(sources.length > 0 ? { sources: sources.map(globOfPath) } : {}),
    diagnostics: diagnostics(xml),
  };
}

async function metadataFromContent(folder: EditionFolder, files: EditionFiles): Promise<FoundMetadata> {
  const [{ readEbibleMetadata }, { readProjectMetadata, readSourceMetadata }] = await Promise.all([
    import('./ebible-metadata.ts'),
    import('./source-metadata.ts'),
  ]);
  const ebible = await readEbibleMetadata(files);
  const metadata = ebible ?? (await readSourceMetadata(files));
  if (!metadata) return metadataFromName(folder, files, await readProjectMetadata(files));
  if (editionId.isValid(metadata.id)) return { metadata, diagnostics: [] };
  const what = ebible ? 'are named after' : 'have the id';
  const message = `The files ${what} "${metadata.id}", which cannot be an id (${editionId.rule}). Write an edition.json with an "id".`;
  return { diagnostics: [fileDiagnostic('bad-edition-id', folder.shown, message)] };
}

function metadataFromName(
  { shown, name }: EditionFolder,
  files: EditionFiles,
  project: Omit<Partial<EditionMetadata>, 'id'> = {},
): FoundMetadata {
  if (!editionId.isValid(name)) {
    const message = `The folder has no edition.json and its name "${name}" cannot be an id (${editionId.rule}). Write an edition.json with an "id".`;
    return { diagnostics: [fileDiagnostic('bad-edition-id', shown, message)] };
  }
  const metadata = { ...metadataOfFolder(name), ...project };
  if (metadata.language !== 'und') return { metadata, diagnostics: [] };
  const similar = files.names().find((name) => similarNames.test(name));
  const remedy = similar
    ? `Rename ${files.shown(similar)} to edition.json.`
    : `Write ${shown}/edition.json with id, name, englishName, language, website and licenseUrl.`;
  const message = `No metadata: the id is the folder name, and the language is unknown ("und"). ${remedy}`;
  return { metadata, diagnostics: [fileDiagnostic('no-metadata', shown, message)] };
}

function metadataOfEdition(
  edition: Infer<typeof editionSchema> | Infer<typeof generatorSchema>,
  report: ReportMember,
): EditionMetadata {
  const { language } = edition;
  if (!isLanguage(language)) {
    const message = `$.language: ISO 639-3 has no language "${language}". Correct it; a language without a code has one from qaa to qtz.`;
    report('unknown-language', ['language'], message);
  }
  return {
    ...completeMetadata(edition),
    ...(edition.license === undefined
      ? {}
      : { license: edition.license && licenseOf(edition.license, report) }),
    ...('encoding' in edition && edition.encoding ? { encoding: edition.encoding } : {}),
    ...('versification' in edition && edition.versification ? { versification: edition.versification } : {}),
    ...('alignment' in edition && edition.alignment === 'computed' ? { alignment: edition.alignment } : {}),
  };
}

function licenseOf(written: Readonly<Record<string, unknown>>, report: ReportMember): License | null {
  const { license, unknown } = readLicense(written);
  if (unknown.length > 0) {
    const terms = unknown.map(
      (name) => `${name} (${licenseTerms[name].map((value) => JSON.stringify(value)).join(' or ')})`,
    );
    const message = `$.license is served as null, because some of its five terms are missing. Add ${terms.join(', ')}.`;
    report('incomplete-license', ['license'], message);
  }
  return license;
}

function metadataOfFetchBible(meta: Infer<typeof fetchBibleSchema>): EditionMetadata {
  const { licenses, attribution, attribution_url } = meta.copyright;
  const licenseUrl = licenses[0]?.url ?? '';
  return completeMetadata({
    id: meta.id,
    name: meta.name.local,
    englishName: meta.name.english,
    shortName: meta.name.abbrev,
    language: meta.language,
    direction: meta.direction,
    website: attribution_url || licenseUrl,
    licenseUrl,
    licenseNotes: attribution,
  });
}

function metadataOfBurrito(burrito: Infer<typeof burritoSchema>): EditionMetadata {
  const { name: names = {}, abbreviation: abbreviations = {} } = burrito.identification;
  const languages = burrito.languages.filter((each) => each !== null && each !== '');
  // Codex lists the language of the source text first
  const language = languages.find(({ projectStatus }) => projectStatus === 'target') ?? languages[0];
  const tag = language?.tag || 'und';
  const inLanguage = (texts: Record<string, string>) => texts[tag] ?? Object.values(texts)[0] ?? '';
  const name = inLanguage(names) || burrito.projectName!;
  const shortName = inLanguage(abbreviations) || burrito.meta?.abbreviation || name;
  const { licenses = [], shortStatements: statements = [], publicDomain } = burrito.copyright ?? {};
  const licenseUrl = licenses.find(({ url }) => url)?.url ?? '';
  const holder = burrito.agencies?.find(({ url, roles }) => url && roles?.includes('rightsHolder'));
  const { statement = '' } = statements.find(({ lang }) => lang === tag) ?? statements[0] ?? {};
  return {
    ...completeMetadata({
      id: editionId.from(shortName, 'SB'),
      name,
      englishName: names.en,
      shortName,
      language: tag,
      direction: readDirection(language?.scriptDirection),
      website: holder?.url ?? licenseUrl,
      licenseUrl,
      licenseNotes: textThatMayBeHtml(statement),
    }),
    ...(publicDomain ? { license: publicDomainTerms } : {}),
  };
}

export function metadataOfFolder(name: string): EditionMetadata {
  return completeMetadata({ id: name, language: 'und' });
}
