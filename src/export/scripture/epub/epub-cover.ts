import { escapeHtml } from '../../../lib/html.ts';
import { shortestTag } from '../../../model/shortest-tag.ts';
import type { ExportedEdition } from '../exported-book.ts';

const maxLineCharacters = 16;
const maxLines = 7;
const lineHeight = 74;

export function coverImage({
  name,
  language,
  direction,
}: Pick<ExportedEdition, 'name' | 'language' | 'direction'>): string {
  const lines = wrapTitle(name);
  const top = 430 - (lines.length * lineHeight) / 2;
  const title = lines.map(
    (line, at) => `<tspan x="400" y="${top + at * lineHeight}">${escapeHtml(line)}</tspan>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1200" width="800" height="1200" xml:lang="${escapeHtml(shortestTag(language))}">
<title>${escapeHtml(name)}</title>
<rect width="800" height="1200" fill="#7a3b1d"/>
<rect x="40" y="40" width="720" height="1120" fill="none" stroke="#e6d9c4" stroke-width="4"/>
<text font-family="serif" font-size="60" fill="#fbf9f4" text-anchor="middle" direction="${direction}">${title.join('')}</text>
<path fill="#fbf9f4" d="M400 880C350 840 290 840 230 850V1030C290 1020 350 1020 400 1060Z"/>
<path fill="#e6d9c4" d="M400 880C450 840 510 840 570 850V1030C510 1020 450 1020 400 1060Z"/>
</svg>
`;
}

/** Breaks a name between words; the last line ends with an ellipsis if there are too many. */
function wrapTitle(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).flatMap(pieces)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < maxLineCharacters)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines.length > maxLines ? [...lines.slice(0, maxLines - 1), '…'] : lines;
}

function pieces(word: string): string[] {
  const letters = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
  const count = Math.ceil(letters.length / maxLineCharacters);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * maxLineCharacters, (at + 1) * maxLineCharacters).join(''),
  );
}
