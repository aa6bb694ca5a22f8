/** Hidden files and folders, and what macOS puts into archives. */
const hidden = /^(\..*|__MACOSX)$/;

/** Files that systems leave in folders, and backups and unfinished files of editors and office programs. */
const leftBehind =
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(bak|swp|swo|tmp|orig))$/i;

/** Whether a path with `/` leads to a file that nobody meant: `__MACOSX/x`, `._GEN.usfm`, `GEN.usfm~`, `Thumbs.db`. */
export function isClutter(path: string): boolean {
  const parts = path.split('/');
  return parts.some(isClutterFolder) || leftBehind.test(parts.at(-1)!);
}

/** The same of a folder, by its name. */
export function isClutterFolder(name: string): boolean {
  return hidden.test(name);
}
