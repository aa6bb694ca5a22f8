import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Packed, Trial } from './trial.ts';

/**
 * The command is a module with side effects, and the field `browser` is what bundlers of all kinds read. Node reads
 * `imports` of the folder `cjs/`, as the trial of `use.cjs` shows.
 */
const acceptedAdvice = [
  'USE_SIDE_EFFECTS',
  'USE_EXPORTS_OR_IMPORTS_BROWSER',
  'NESTED_PACKAGE_JSON_FIELD_IGNORED',
];

/** Node-only modules are not found by the resolution of Node before version 12, nor by `require` before version 22. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  scriptorium: ['CJSResolvesToESM'],
  'scriptorium-client': [],
};

export async function lintPackages(trial: Trial, packages: readonly Packed[]): Promise<void> {
  for (const { name, file } of packages) {
    const bytes = readFileSync(file);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages: all, pkg } = await publint({ pack: { tarball } });
    const messages = all.filter(({ code }) => !acceptedAdvice.includes(code));
    trial.check(
      `publint ${name}`,
      messages.length === 0,
      messages.map((each) => formatMessage(each, pkg)).join('\n'),
    );
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
    const problems = analysis.types ? analysis.problems : [{ kind: 'NoTypes' }];
    const found = problems.filter(({ kind }) => !accepted[name]!.includes(kind));
    trial.check(`are the types wrong? ${name}`, found.length === 0, JSON.stringify(found));
  }
}
