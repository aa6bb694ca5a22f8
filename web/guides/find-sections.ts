import type { GuideSection } from './guide-pages.ts';

interface FoundSection {
  readonly section: GuideSection;
  /** Plain and highlighted text alternately, starting with plain text. */
  readonly snippet: readonly string[];
}

const maxSections = 20;
/** In UTF-16 code units, on each side of the first word. */
const around = 80;

/** Sections that contain every word of `query`, ignoring case. Those with more of them in their title come first. */
export function findSections(sections: readonly GuideSection[], query: string): readonly FoundSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .flatMap((section, order) => {
      const [title, text] = [section.title.toLowerCase(), section.text.toLowerCase()];
      if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
      const titleWords = title.split(/[^\p{L}\p{N}]+/u);
      const named = words.filter((word) => titleWords.some((each) => each.startsWith(word))).length;
      const exact = title === words.join(' ') ? 1 : 0;
      const phrase = words.length > 1 && `${title} ${text}`.includes(words.join(' ')) ? 1 : 0;
      return [{ section, rank: 4 * named + 2 * phrase + exact, order }];
    })
    .sort((a, b) => b.rank - a.rank || a.order - b.order)
    .slice(0, maxSections)
    .map(({ section }) => ({ section, snippet: snippetOf(section.text, words) }));
}

function snippetOf(text: string, words: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), lower.length);
  const at = first === lower.length ? 0 : first;
  const from = at <= around ? 0 : text.indexOf(' ', at - around) + 1;
  const end = at + around >= text.length ? text.length : Math.max(text.lastIndexOf(' ', at + around), at);
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return shown.split(new RegExp(`(${pattern})`, 'i'));
}
