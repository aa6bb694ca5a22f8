/**
 * Runs the command line with the rights of nobody, so that a test that root runs can take rights away too:
 * `bun test/as-nobody.ts build CONTENT ...`.
 */
if (process.getuid?.() === 0) {
  process.setgid!(65534);
  process.setuid!(65534);
}
await import('../src/cli/index.ts');

export {};
