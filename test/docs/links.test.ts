import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { documentationPages } from './documentation-pages.ts';
import { markdownPage, parseMarkdown, repository } from './markdown-page.ts';

function faultOf(page: string, target: string): string | undefined {
  if (/^(https?|mailto):/.test(target)) return undefined;
  const [path, anchor] = target.split('#') as [string, string?];
  const file = path === '' ? page : normalize(join(dirname(page), decodeURI(path)));
  if (file.startsWith('..')) return 'is outside of the repository';
  if (!existsSync(join(repository, file))) return 'is not a file';
  if (anchor === undefined) return undefined;
  if (!file.endsWith('.md')) return 'has an anchor, but is not a page';
  return headingAnchors(markdownPage(file).prose).has(anchor) ? undefined : 'has no such heading';
}

describe('Every link points to an existing file and heading', () => {
  test.each(documentationPages())('in %s', (page) => {
    const faults = pageLinks(markdownPage(page).prose).flatMap(({ line, target }) => {
      const fault = faultOf(page, target);
      return fault ? [`${page}:${line}: ${target} ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

test('Every page of docs can be reached from the README', () => {
  const reached = new Set<string>(['README.md']);
  for (const page of reached) {
    for (const { target } of pageLinks(markdownPage(page).prose)) {
      if (/^https?:/.test(target)) continue;
      const file = normalize(join(dirname(page), target.split('#')[0]!));
      if (file.endsWith('.md') && existsSync(join(repository, file))) reached.add(file);
    }
  }
  const notReached = documentationPages().filter(
    (page) => /^docs\/[^/]+$/.test(page) && !reached.has(normalize(page)),
  );
  expect(notReached).toEqual([]);
});

describe('Broken links are found:', () => {
  test('to a file, a heading, and outside the repository', () => {
    expect(faultOf('docs/formats.md', 'no-such.md')).toBe('is not a file');
    expect(faultOf('docs/formats.md', '#no-such-heading')).toBe('has no such heading');
    expect(faultOf('docs/formats.md', '../../elsewhere.md')).toBe('is outside of the repository');
    expect(faultOf('docs/formats.md', '../README.md#try-it')).toBeUndefined();
    expect(faultOf('docs/formats.md', 'https://example.org/')).toBeUndefined();
  });

  test('but text that only looks like a link is ignored', () => {
    const { prose } = parseMarkdown(
      'page',
      'See [a](a.md), `[b](b.md)`\n```\n[c](c.md)\n```\n![d](d.png "D")',
    );
    expect(pageLinks(prose)).toEqual([
      { line: 1, target: 'a.md' },
      { line: 5, target: 'd.png' },
    ]);
  });

  test('anchors are spelled as GitHub spells them', () => {
    const anchors = headingAnchors(
      '# What is `audio.json`?\n## `/health` and `/metrics`\n## Größe\n## Größe\n',
    );
    expect([...anchors]).toEqual(['what-is-audiojson', 'health-and-metrics', 'größe', 'größe-1']);
  });
});

function pageLinks(prose: string): { line: number; target: string }[] {
  return prose.split('\n').flatMap((text, index) => {
    const withoutCode = text.replace(/`[^`]*`/g, 'code');
    const targets = withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]: +(\S+)/g);
    return [...targets].map(([, inline, reference]) => ({ line: index + 1, target: (inline ?? reference)! }));
  });
}

function headingAnchors(prose: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading] of prose.matchAll(/^#{1,6} +(.*)$/gm)) {
    const slug = heading!
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`;
    anchors.add(anchor);
  }
  return anchors;
}
