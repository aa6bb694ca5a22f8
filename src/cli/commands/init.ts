import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { isClutter } from '../../lib/clutter.ts';
import { commandText } from '../../lib/command-text.ts';
import { UserError } from '../../lib/user-error.ts';
import { editionId } from '../../model/edition-metadata.ts';
import { isLanguage } from '../../model/language.ts';
import { siteParts } from '../../model/site.ts';
import { optionValues } from '../options.ts';

interface InitOptions {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly example?: true;
}

export function initCommand(): Command {
  return new Command('init')
    .description('create a content folder with one translation to fill in')
    .argument('<folder>', 'new or empty folder', optionValues.localPath)
    .option('--id <id>', `id of the translation: ${editionId.rule}`, id, 'MYT')
    .option('--name <name>', 'name of the translation', name, 'My Translation')
    .option('--language <code>', 'ISO 639-3 code of its language', language, 'eng')
    .option('--example', 'also write a psalm of two verses, so that there is something to serve')
    .action(init);
}

function id(value: string): string {
  if (!editionId.isValid(value)) throw new InvalidArgumentError(`An id has ${editionId.rule}.`);
  return value;
}

function name(value: string): string {
  if (!/\S/.test(value) || /\p{Cc}/u.test(value))
    throw new InvalidArgumentError('A name is one line of text.');
  return value;
}

function language(value: string): string {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9-]+)?$/.test(value))
    throw new InvalidArgumentError('Give an ISO 639 code such as eng, swh or pt-BR.');
  if (!isLanguage(value))
    console.error(
      `Is "${value}" right? ISO 639-3 has no such language. If it is a mistake, correct "language" in edition.json.`,
    );
  return value;
}

function init(folder: string, options: InitOptions): void {
  if (filesIn(folder).length > 0)
    throw new UserError(`${folder} is not empty. Give a new folder, or empty this one.`);
  const edition = join(folder, 'translations', options.id);
  mkdirSync(edition, { recursive: true });
  writeFileSync(join(folder, 'README.md'), readme(options));
  writeFileSync(join(folder, 'site.json'), siteJson(options));
  writeFileSync(join(edition, 'edition.json'), editionJson(options));
  if (options.example) writeFileSync(join(edition, '20-PSA.usfm'), psalm(options));
  const next = options.example
    ? `Serve it with: ${commandText('serve', folder)}`
    : `Put its source files (USFM, USX, OSIS ...) there too, then check them with: ${commandText('check', folder)}`;
  const told = `${join(edition, 'edition.json')} describes the translation; complete it.`;
  const site = `${join(folder, 'site.json')} has the name, the colours and the first page of the reader.`;
  console.log(`${told}\n${site}\n${next}`);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !isClutter(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function editionJson({ id, name, language }: InitOptions): string {
  const text = (value: string) => JSON.stringify(value);
  return `// Describes this translation. Lines like this one are comments.
{
  // Part of every address: /api/${id}/JHN/3.json. Keep it once it is published.
  "id": ${text(id)},

  "name": ${text(name)},
  "englishName": ${text(name)},

  // ISO 639-3: eng, spa, swh, hbo ... Also two letters (es) or with a region (pt-BR)
  "language": ${text(language)},

  // "rtl" for Arabic, Hebrew and others; by default the direction of the language
  // "direction": "ltr",

  // Web addresses of more information and of the licence, or "" for none
  "website": "",
  "licenseUrl": "",

  // Shown with the text, if the licence requires a notice
  // "licenseNotice": "Copyright 2026 ...",

  // Its source files; by default all scripture files in this folder
  // "sources": ["*.usfm"],

  // Its verse numbering, if it cannot be detected: org, eng, lxx, vul, rsc or rso
  // "versification": "eng",

  // Further members: docs/getting-started.md of Scriptorium
  "shortName": ${text(id)}
}
`;
}

function siteJson({ id, name }: InitOptions): string {
  return `// Settings of the reader. Every member is optional. Lines like this one are comments.
{
  // Shown above the text, in page titles, and as the name of the installed app
  "name": ${JSON.stringify(name.slice(0, 60))},

  // A greeting of a sentence or two, for the reader's home page and link previews
  // "description": "Read the Bible in our language.",

  // Colours of links and buttons, and of the page. Colours with too little contrast are rejected
  // "colours": {
  //   "accent": { "light": "#1d5c7a", "dark": "#8cc7e2" },
  //   "paper": { "light": "#fbf9f4", "dark": "#191714" }
  // },

  // The first page; by default a book with much material, in the reader's own language
  // "start": { "edition": ${JSON.stringify(id)}, "book": "JHN", "chapter": 1, "with": [] },

  // Parts of the reader to hide: ${siteParts.join(', ')}
  // "parts": { "explorer": false },

  // Your own pages, such as an imprint
  "links": []
}
`;
}

function readme({ id }: InitOptions): string {
  return `# Content

Each folder below is one edition; \`scriptorium serve\` compiles this folder and serves it.

\`\`\`
site.json                name, colours and first page of the reader
translations/${id}/       edition.json and the source files: one book per file, or all in one, or one .zip of them
translations/...          another translation
commentaries/...          edition.json and notes as CSV, JSON or IMP
datasets/...              edition.json and a table of cross references, or tables of people, places and events
\`\`\`

\`\`\`sh
scriptorium check .       # counts, missing verses, and every problem as file:line:column
scriptorium serve .       # compiles, serves at http://localhost:8080, compiles again when a file changes
scriptorium add --help    # downloads open content into this folder
\`\`\`
`;
}

/** Text written for this project (CC0). */
function psalm({ name }: InitOptions): string {
  return `\\id PSA ${name.replaceAll('\\', '')}
\\h Psalms
\\toc1 The Psalms
\\toc2 Psalms
\\mt1 Psalms
\\c 117
\\q1
\\v 1 Praise the LORD, all you nations!
\\q2 Sing to him, all you peoples!
\\q1
\\v 2 For his love for us is strong,
\\q2 and the faithfulness of the LORD has no end.
\\q1 Praise the LORD!
`;
}
