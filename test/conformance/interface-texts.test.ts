import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type TypeScript from '../../node_modules/@arethetypeswrong/core/node_modules/typescript';

const root = join(import.meta.dir, '../..');
/** The compiler of the project has no API for syntax trees; this one is a dependency of a tool. */
const ts: typeof TypeScript = createRequire(import.meta.resolve('@arethetypeswrong/core'))('typescript');

const parse = (file: string, source: string) => {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
};

const spoken = new Set(
  'aria-label aria-description aria-valuetext title alt placeholder label what short text'.split(' '),
);

function textsIn(file: string, source: string): string[] {
  const tree = parse(file, source);
  const found: string[] = [];
  const add = (node: TypeScript.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text.replace(/&\w+;/g, ''))) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${text.replace(/\s+/g, ' ').trim()}`);
  };
  const isRead = (node: TypeScript.Node): boolean => {
    const { parent } = node;
    if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText());
    if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isRead(parent) : true;
    if (ts.isConditionalExpression(parent)) return parent.condition !== node && isRead(parent);
    if (ts.isParenthesizedExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent))
      return isRead(parent);
    if (ts.isBinaryExpression(parent)) {
      const { kind } = parent.operatorToken;
      const isValue = kind === ts.SyntaxKind.PlusToken || kind === ts.SyntaxKind.QuestionQuestionToken;
      const isLast = kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
      return (isValue || (isLast && parent.right === node)) && isRead(parent);
    }
    return false;
  };
  const isSentence = (text: string) =>
    /^\p{Lu}[\p{Ll}’']+ (?:[\p{L}’'“]+[ .,:?!])*[\p{L}”]+[.:?!…]?$/u.test(text);
  const visit = (node: TypeScript.Node): void => {
    if (ts.isJsxText(node)) add(node, node.text);
    else if (ts.isStringLiteralLike(node)) {
      if (isRead(node) || isSentence(node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (isRead(node) || isSentence(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Forms = string | Readonly<Record<string, string>>;
type Parts = Readonly<Record<string, Readonly<Record<string, Forms>>>>;

/**
 * The calls of text functions, such as `searchText('open', { reference })`, whose values differ from the placeholders
 * of the text.
 */
function wrongValues(file: string, source: string, parts: Parts): string[] {
  const tree = parse(file, source);
  const wrong: string[] = [];
  const keysOf = (node: TypeScript.Node): string[] => {
    if (ts.isStringLiteralLike(node)) return [node.text];
    return ts.isConditionalExpression(node) ? [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)] : [];
  };
  const placeholdersOf = (text: Forms) => {
    const [forms, count] = typeof text === 'string' ? [[text], []] : [Object.values(text), ['count']];
    const names = forms.flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
    return [...new Set([...names, ...count])].sort().join();
  };
  const visit = (node: TypeScript.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [, part] = /^(\w+)Text(?:\.rich)?$/.exec(node.expression.getText()) ?? [];
    const [first, values] = node.arguments;
    const texts = part === undefined ? undefined : parts[part];
    if (!texts || !first || (values && !ts.isObjectLiteralExpression(values))) return;
    const given = (values?.properties ?? []).map((each) => each.name?.getText() ?? '...');
    if (given.includes('...')) return;
    for (const key of keysOf(first)) {
      const expected = placeholdersOf(texts[key] ?? '');
      if (given.sort().join() !== expected)
        wrong.push(`${file} ${part}.${key}: ${given} instead of ${expected}`);
    }
  };
  visit(tree);
  return wrong;
}

test('a text inside a component is found anywhere in it', () => {
  const source = `
    const title = 'Nothing is here yet.';
    const View = ({ isOpen, name }) => (
      <p class="open card" title="Close" aria-label={isOpen ? 'Open it' : searchText('close')}>
        Hello <b>{name}</b> {isOpen && 'more'} {\`\${name} verses\`} {isOpen === 'other' ? name : ' · '}
        <i onClick={() => press('Escape')}>✕</i>
      </p>
    );`;
  expect(textsIn('view.tsx', source)).toEqual([
    'view.tsx:2 Nothing is here yet.',
    'view.tsx:4 Close',
    'view.tsx:4 Open it',
    'view.tsx:5 Hello',
    'view.tsx:5 more',
    'view.tsx:5 … verses',
  ]);
});

test('the reader and the pages of chapters have their texts in web/strings', () => {
  const files = ['web/reader', 'web/offline', 'web/pages', 'web/service', 'web/widgets', 'web/browser']
    .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(root)])
    .filter((file) => !/\.(?:test|fixture|make)\.tsx?$/.test(file))
    // Errors in a backup file are in English, like the names of its members. Texts of the worker are not
    // displayed
    .filter((file) => !/\/(?:kept-file|service-worker)\.ts$/.test(file))
    .sort();
  expect(files.length).toBeGreaterThan(40);
  const texts = files.flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')));
  // The sample of a colour is letters, a font has a name, and API is the same in every language
  expect(texts.filter((text) => !/ (?:Aa|API|Scriptorium (?:Letters|Serif))$/.test(text))).toEqual([]);
});

test('wrong values for the placeholders of a text are detected', () => {
  const parts = {
    search: { open: 'Open {place}', close: 'Close', hits: { one: 'a hit', other: '{count} hits' } },
  };
  const source = `
    searchText('open', { place });
    searchText.rich('open', { place: <b>{place}</b> });
    searchText('hits', { count: 3 });
    searchText(isOpen ? 'close' : 'open', { place });
    searchText('open');
    searchText('hits', { number: 3 });`;
  expect(wrongValues('view.tsx', source, parts)).toEqual([
    'view.tsx search.close: place instead of ',
    'view.tsx search.open:  instead of place',
    'view.tsx search.hits: number instead of count',
  ]);
});

test('all texts are given values for their placeholders', async () => {
  const english: Parts = await Bun.file(join(root, 'web/strings/strings-en.json')).json();
  const files = [...new Bun.Glob('web/**/*.{ts,tsx}').scanSync(root)].filter(
    (file) => !/\.test\.|^web\/dist/.test(file),
  );
  const source = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(files.flatMap((file) => wrongValues(file, source(file), english))).toEqual([]);
});
