import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from './shared-data.ts';
import { writeFiles } from './write-files.ts';

const ccBySa = 'https://creativecommons.org/licenses/by-sa/4.0/';

const editions = [
  {
    from: 'commentaries/tyndale-study-notes',
    to: 'commentaries/tyndale',
    metadata: {
      id: 'tyndale',
      name: 'Tyndale Open Study Notes',
      website: 'https://tyndaleopenresources.com/',
      licenseUrl: ccBySa,
    },
  },
  {
    from: 'cross-references/openbible',
    to: 'datasets/open-cross-ref',
    metadata: {
      id: 'open-cross-ref',
      kind: 'cross-references',
      name: 'Open Cross References',
      website: 'https://www.openbible.info/labs/cross-references/',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
    },
  },
  {
    from: 'entities/theographic',
    to: 'datasets/theographic',
    metadata: {
      id: 'theographic',
      kind: 'entities',
      name: 'Theographic Bible Metadata',
      website: 'https://github.com/robertrouse/theographic-bible-metadata',
      licenseUrl: ccBySa,
    },
  },
];

export function writeSharedTranslations(content: string, translations: readonly string[]): void {
  for (const name of translations) link(`translations/${name}`, content, `translations/${name}`);
  if (translations.includes('bsb')) {
    link('timings/bsb', content, 'translations/bsb/timings');
    writeFiles(content, {
      'translations/bsb/audio.json': { readers: { aquifer: { timings: ['timings/*.json'] } } },
    });
  }
}

export function writeSharedContent(content: string, translations: readonly string[]): void {
  writeSharedTranslations(content, translations);
  for (const { from, to, metadata } of editions) {
    link(from, content, to);
    const common = { englishName: metadata.name, language: 'eng' };
    writeFiles(content, { [`${to}/edition.json`]: { ...metadata, ...common } });
  }
}

/** Hard-links each file of a folder if possible: symbolic links would point outside the edition's folder. */
function link(from: string, content: string, to: string): void {
  const source = join(sharedData!, from);
  const target = join(content, to);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    try {
      linkSync(join(source, name), join(target, name));
    } catch {
      copyFileSync(join(source, name), join(target, name));
    }
  }
}
