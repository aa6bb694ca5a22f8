import { links } from '../../documents/links.ts';
import { html } from '../../lib/html.ts';
import { sha256OfText } from '../../model/sha256-text.ts';
import { shortestTag } from '../../model/shortest-tag.ts';
import type { DayOfFeed } from '../daily-passage.ts';
import type { EditionPassage } from '../passage.ts';
import { lastNumberedVerse, numberOfGroup } from '../read-verses.ts';
import { joinVerses } from '../verse-pieces.ts';

/**
 * An Atom feed (RFC 4287) of the verses of some days, latest first. Links are relative to the folder of the feed;
 * ids do not change if the service moves.
 */
export function dailyFeed(days: readonly DayOfFeed[]): string {
  const [{ date, found }] = days as [DayOfFeed];
  const { id, name, language } = found.passages[0]!.editions[0]!.edition.translation;
  const [{ text, licenseUrl }] = found.attributions as [(typeof found.attributions)[number]];
  const license = licenseUrl ? html`<link rel="license" href="${licenseUrl}"/>\n` : html``;
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${shortestTag(language)}">
<id>${uuidOf(id)}</id>
<title xml:lang="en">Verse of the day: ${name}</title>
<updated>${date}T00:00:00Z</updated>
<author><name>${name}</name></author>
<rights>${text}</rights>
${license}<link rel="self" type="application/atom+xml" href="../..${links.feed}?in=${id}"/>
<link rel="alternate" type="text/html" href="../../"/>
${days.map(entryOf)}</feed>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed.text}\n`;
}

/** The feed with complete links, because many programs that read feeds do not resolve relative ones. */
export function feedAt(publicUrl: string, feed: string): string {
  const start = html` href="${publicUrl}/`.text;
  return feed.replaceAll(' href="../../', () => start);
}

function entryOf({ date, found }: DayOfFeed) {
  const passage = found.passages[0]!.editions[0]!;
  const text = joinVerses(passage.verses.map(({ content }) => content.text));
  return html`<entry>
<id>${uuidOf(`${passage.edition.translation.id}/${date}`)}</id>
<title>${passage.label}</title>
<published>${date}T00:00:00Z</published>
<updated>${date}T00:00:00Z</updated>
<link rel="alternate" type="text/html" href="../../${addressOf(passage)}"/>
<content type="text">${text}</content>
</entry>
`;
}

/** An address of the reader that works on every static host. */
function addressOf({ edition, verses }: EditionPassage): string {
  const [{ book, chapter }] = verses as [(typeof verses)[number]];
  const first = numberOfGroup(verses[0]!);
  const { verse, endVerse = verse } = lastNumberedVerse(verses)!;
  return `#/${edition.translation.id}/${book}/${chapter}?v=${first === endVerse ? first : `${first}-${endVerse}`}`;
}

/** A UUID of version 8 (RFC 9562), which is derived from a name. */
function uuidOf(name: string): string {
  const hash = sha256OfText(`verse-of-the-day/${name}`);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`, `a${hash.slice(15, 18)}`];
  return `urn:uuid:${[...parts, hash.slice(18, 30)].join('-')}`;
}
