const hidden = /^(\..*|__MACOSX)$/;

const leftBehind =
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|~\$.*|#.*#|.*~|.*\.(bak|swp|swo|tmp|orig))$/i;

/**
 * True for paths of files that are not content: `__MACOSX/x`, `._GEN.usfm`, `GEN.usfm~`, `Thumbs.db`. Uses
 * `/`.
 */
export function isClutter(path: string): boolean {
  const parts = path.split('/');
  return parts.some(isClutterFolder) || leftBehind.test(parts.at(-1)!);
}

export function isClutterFolder(name: string): boolean {
  return hidden.test(name);
}
