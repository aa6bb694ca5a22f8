/**
 * A command of this program as a user can paste it into a shell: started the way this process was started,
 * and with quoted paths. `npm run -s scriptorium -- serve 'Meine Bücher'`
 */
export function commandText(...words: readonly string[]): string {
  return [programText(globalThis.process?.env ?? {}), ...words.map((word) => shellWord(word))].join(' ');
}

/** The words to type instead of `scriptorium`: depends on whether npm runs a script of a clone, or `npx`. */
export function programText(env: Readonly<Record<string, string | undefined>>): string {
  if (env.npm_package_name !== 'scriptorium') return 'scriptorium';
  if (env.npm_command === 'exec') return 'npx scriptorium';
  const isClone = env.npm_lifecycle_event === 'scriptorium' || env.npm_lifecycle_event === 'start';
  return isClone ? 'npm run -s scriptorium --' : 'scriptorium';
}

/** A word for a POSIX shell, or for the shells of Windows. Returned unchanged if it needs no quotes. */
export function shellWord(word: string, platform = globalThis.process?.platform): string {
  if (/^[\p{L}\p{M}\p{N}_@%+=:,./-]+$/u.test(word)) return word;
  if (platform === 'win32') return /^[\p{L}\p{M}\p{N}_@+=:,./\\-]+$/u.test(word) ? word : `"${word}"`;
  return `'${word.replaceAll("'", "'\\''")}'`;
}
