import { closeSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckPart } from '../../check/check-content.ts';
import { writeFully } from '../../lib/staged-file.ts';
import { explain } from '../../lib/system-fault.ts';
import { UserError } from '../../lib/user-error.ts';
import { checkText } from './check-formats.ts';
import { PageFormat } from './check-page.ts';
import { type EditorLink, editorLinks } from './editor-link.ts';

export class CheckPageFile {
  readonly #path: string;
  readonly #isFolder: boolean;
  readonly #page: PageFormat;

  readonly #linkOf: EditorLink | undefined;

  constructor(path: string, content: string, editor: string | undefined) {
    this.#path = path;
    this.#linkOf = editor === undefined ? undefined : editorLinks(content, editor);
    this.#isFolder = this.#written(() => {
      if (path.endsWith('/')) mkdirSync(path, { recursive: true });
      return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    });
    this.#page = new PageFormat({ isIndex: this.#isFolder, linkOf: this.#linkOf });
  }

  part(part: CheckPart): void {
    this.#page.part(part);
    const { edition } = part;
    if (!this.#isFolder || !edition) return;
    const text = checkText(new PageFormat({ linkOf: this.#linkOf }), [part]);
    this.#written(() => writeFileSync(join(this.#path, `${edition.report.id}.html`), text));
  }

  end(): void {
    const path = this.#isFolder ? join(this.#path, 'index.html') : this.#path;
    this.#written(() => {
      // Not staged: the path may be a device or a pipe
      const file = openSync(path, 'w');
      try {
        for (const piece of this.#page.end()) writeFully(file, Buffer.from(`${piece}\n`));
      } finally {
        closeSync(file);
      }
    });
  }

  #written<Result>(write: () => Result): Result {
    try {
      return write();
    } catch (cause) {
      throw new UserError(`The page ${this.#path} could not be written: ${explain(cause)}`, { cause });
    }
  }
}
