/**
 * Runs the command line as the user `nobody`, because root ignores file permissions: `bun test/as-nobody.ts build
 * CONTENT ...`.
 */
if (process.getuid?.() === 0) {
  process.setgid!(65534);
  process.setuid!(65534);
}
await import('../src/cli/index.ts');

export {};
