/**
 * Records whether the packages exist in the registry, and the addresses of the project. `npm run set-owner`
 * replaces the placeholders once in all files that contain them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '../src/lib/user-error.ts';
import settings from './publication.json' with { type: 'json' };

export const publication: Publication = settings;

interface Publication {
  /** False until the packages exist in the registry; pages then show commands that work without them. */
  readonly isPublished: boolean;
  readonly repository: string;
  readonly securityContact: string;
  readonly codeOwner: string;
}

type Address = Exclude<keyof Publication, 'isPublished'>;

const placeholders: Readonly<Record<Address, string>> = {
  repository: 'https://git.example.org/OWNER/scriptorium',
  securityContact: 'security@example.org',
  codeOwner: '@OWNER',
};

const forms: Readonly<Record<Address, RegExp>> = {
  repository: /^https:\/\/[^/\s]+\/\S*[^/\s]$/,
  securityContact: /^[^@\s]+@[^@\s]+\.[^@\s]+$|^https:\/\/\S+$/,
  codeOwner: /^@[\w-]+(\/[\w-]+)?$/,
};

const addresses = Object.keys(placeholders) as readonly Address[];

export const filesWithAddresses = [
  'packaging/publication.json',
  'package.json',
  'client/package.json',
  'editors/vscode/package.json',
  '.github/CODEOWNERS',
  '.github/ISSUE_TEMPLATE/config.yml',
  'SECURITY.md',
  'docs/checking.md',
  'docs/installing.md',
  'test/docs/commands-not-run.ts',
] as const;

export function missingAddresses(found: Publication = publication): Address[] {
  return addresses.filter((name) => found[name] === placeholders[name]);
}

export function withAddresses(text: string, given: Readonly<Record<Address, string>>): string {
  let changed = text;
  for (const name of addresses) {
    if (!forms[name].test(given[name])) throw new UsageError(`"${given[name]}" is not a ${name}.`);
    changed = changed.replaceAll(placeholders[name], () => given[name]);
  }
  // In the name of an action, the repository has no host
  const path = new URL(given.repository).pathname.slice(1);
  return changed.replaceAll('OWNER/scriptorium', () => path);
}

/** The members of `package.json` that contain addresses. @param folder of the package, below the repository. */
export function packageAddresses({ repository }: Publication, folder = '') {
  return {
    homepage: `${repository}#readme`,
    repository: {
      type: 'git',
      url: `git+${repository}.git`,
      ...(folder === '' ? {} : { directory: folder }),
    },
    bugs: `${repository}/issues`,
  };
}

if (import.meta.main) {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [repository, securityContact, codeOwner, ...others] = positionals;
    if (!repository || !securityContact || !codeOwner || others.length > 0)
      throw new UsageError(
        'Usage: npm run set-owner -- <https address of the repository> <address for security reports> <@owner>',
      );
    const root = join(import.meta.dir, '..');
    const changed = filesWithAddresses.map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [file, withAddresses(text, { repository, securityContact, codeOwner })] as const;
    });
    for (const [file, text] of changed) writeFileSync(join(root, file), text);
    console.log(`Written: ${changed.map(([file]) => file).join(', ')}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
