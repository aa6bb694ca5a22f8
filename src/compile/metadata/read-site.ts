import { links } from '../../documents/links.ts';
import { type SiteEdition, settingsOf, startFault } from '../../documents/site/site.ts';
import type { Site } from '../../documents/site/site-schema.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import type { Library } from '../../library/library.ts';
import { parseStored } from '../../library/stored-document.ts';
import type { SiteColour, SiteSettings } from '../../model/site.ts';
import { EditionFileError, folderFiles } from '../plan/edition-files.ts';
import { siteFile } from '../plan/find-editions.ts';

interface ReadSite {
  readonly settings: SiteSettings;
  readonly diagnostics: (editions?: readonly SiteEdition[]) => readonly Diagnostic[];
}

const maxFileBytes = 256 * 1024;

export async function readSite(content: string, library?: Pick<Library, 'get'>): Promise<ReadSite> {
  const unusable = (diagnostics: readonly Diagnostic[]): ReadSite => ({
    settings: library ? lastSettings(library) : {},
    diagnostics: () => diagnostics,
  });
  const files = folderFiles({ path: content, shown: '.', name: siteFile, room: 'translations' });
  let bytes: Uint8Array;
  try {
    if (!files.names().includes(siteFile)) return { settings: {}, diagnostics: () => [] };
    bytes = await files.read(siteFile, maxFileBytes);
  } catch (error) {
    if (!(error instanceof EditionFileError)) throw error;
    return unusable([fileDiagnostic('bad-site', siteFile, `${error.message} ${kept}`)]);
  }
  // zod takes longer to load than all other modules together
  const [{ readMetadataFile, nearestNode }, { siteFileSchema }] = await Promise.all([
    import('./read-metadata-file.ts'),
    import('./site-file-schema.ts'),
  ]);
  const read = readMetadataFile(bytes, siteFile, siteFileSchema);
  if ('diagnostics' in read) {
    return unusable(read.diagnostics.map((each) => ({ ...each, code: 'bad-site', severity: 'error' })));
  }
  const { $schema: _, ...settings } = read.value;
  return {
    settings: { ...settings, ...(settings.colours ? { colours: inLowerCase(settings.colours) } : {}) },
    diagnostics(editions) {
      const fault = settings.start && editions && startFault(settings.start, editions);
      if (!fault) return [];
      const { report, diagnostics } = new DiagnosticCollector(siteFile);
      const path = ['start', ...fault.path];
      const message = `$.${path.join('.')}: ${fault.message} Until it is corrected, the reader ignores "start".`;
      report('unknown-start', nearestNode(read.tree, path).offset, message);
      return diagnostics(read.text);
    },
  };
}

const kept = 'The previous settings stay in use.';

function inLowerCase(colours: NonNullable<SiteSettings['colours']>): SiteSettings['colours'] {
  const spelled = Object.entries(colours as Readonly<Record<string, SiteColour>>).map(
    ([name, { light, dark }]) => [name, { light: light.toLowerCase(), dark: dark.toLowerCase() }] as const,
  );
  return Object.fromEntries(spelled);
}

function lastSettings(library: Pick<Library, 'get'>): SiteSettings {
  const stored = library.get(links.site);
  if (!stored) return {};
  try {
    return settingsOf(parseStored<Site>(stored.gzip));
  } catch {
    return {};
  }
}
