import { type DocumentSchema, documentSchemas } from '../../src/documents/document-schemas.ts';
import type { Library } from '../../src/library/library.ts';
import { readDocument } from '../read-document.ts';
import { documentSample } from './document-sample.ts';

export interface CheckedShapes {
  readonly checked: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

export function shapeFaults(library: Library): CheckedShapes {
  const checked = new Map(documentSchemas.map(({ name }) => [name, 0]));
  const faults: string[] = [];
  const byPath = Object.groupBy(library.paths('/'), (path) => kindsOf(path)[0]?.path ?? '');
  for (const [kind, paths] of Object.entries(byPath)) {
    if (kind === '') faults.push(...paths!.map((path) => `${path} is the path of no kind of document`));
    else {
      for (const path of documentSample(paths!)) {
        const { name, issues } = check(path, readDocument(library, path));
        checked.set(name, checked.get(name)! + 1);
        faults.push(...issues.slice(0, 3).map((issue) => `${path}: ${issue}`));
      }
    }
  }
  return { checked, faults };
}

function kindsOf(path: string): DocumentSchema[] {
  return documentSchemas.filter(({ pattern }) => pattern.test(path));
}

/** Kinds may share paths (chapters of datasets): checks the best-matching kind. */
function check(path: string, document: unknown): { name: string; issues: string[] } {
  const [best] = kindsOf(path)
    .map(({ name, schema }) => {
      const issues = schema.safeParse(document).error?.issues ?? [];
      return { name, issues: issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
    })
    .toSorted((a, b) => a.issues.length - b.issues.length);
  return best!;
}
