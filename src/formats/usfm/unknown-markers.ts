import { codePointOf } from '../control-characters.ts';
import { SeenNames } from '../diagnostic-collector.ts';
import { marker, type UsfmMarker } from '../markers.ts';
import { isMilestoneName } from './milestones.ts';
import type { UsfmSource } from './usfm-source.ts';

const firstSmallLetter = 'a'.charCodeAt(0);
const numbered = /^[cv]\d*$/;
/** A marker and the first word after it, without a space: only text has capitals, or letters after a number. */
const gluedText = /^([a-z]+\d*)(?:(?<=\d)[a-z]|[A-Z])/;
const closing = /\\\+?([a-z]+\d*)\*/y;

/** The marker that a name begins with, if text follows it without a space. @param at the backslash before the name */
export function markerBeforeText(name: string, text: string, at: number): string | undefined {
  if (marker(name) || name.length === 1 || name.startsWith('z')) return undefined;
  const prefix = gluedText.exec(name)?.[1] ?? closedMarker(name, text, at);
  const known = prefix === undefined ? undefined : marker(prefix);
  return prefix === 'v' || known?.kind === 'para' || known?.kind === 'char' ? prefix : undefined;
}

function closedMarker(name: string, text: string, at: number): string | undefined {
  closing.lastIndex = text.indexOf('\\', at + 1);
  const closed = closing.lastIndex === -1 ? undefined : closing.exec(text)?.[1];
  if (closed === undefined || !name.startsWith(closed)) return undefined;
  // One letter and a space, as in `\wx man\w*`, is a slip of the finger
  const nameEnd = text.indexOf(name, at) + name.length;
  const isLetter = name.length === closed.length + 1 && /\s/.test(text[nameEnd] ?? ' ');
  return name === closed || isLetter ? undefined : closed;
}

export class UnknownMarkers {
  readonly #text: string;
  readonly #report: UsfmSource['report'];
  readonly #reported = new SeenNames();

  constructor({ text, report }: UsfmSource) {
    this.#text = text;
    this.#report = report;
  }

  isReported(name: string): boolean {
    return this.#reported.has(name);
  }

  /** The name of a marker that is written in capitals, which is reported; any other name unchanged. */
  inLowerCase(written: string, at: number): string {
    if (!(written.charCodeAt(0) < firstSmallLetter) || marker(written)) return written;
    const name = written.toLowerCase();
    if (!marker(name) && !numbered.test(name)) return written;
    if (this.#reported.add(written)) {
      this.#report('unknown-marker', at, `\\${written} was read as \\${name}. Write markers in lower case.`);
    }
    return name;
  }

  /** The marker of `\q1Give` is `\q1`, and that of `\ndGod\nd*` is `\nd`; any other name is unchanged. */
  withoutText(name: string, at: number): string {
    const known = markerBeforeText(name, this.#text, at);
    if (known === undefined) return name;
    const message = `\\${name} was read as \\${known} and the text “${name.slice(known.length)}”. Write a space after \\${known}.`;
    // A verse without a number is an error of its own
    if (known !== 'v') this.#report('unknown-marker', at, message);
    return known;
  }

  read(name: string, at: number, inNote: boolean): UsfmMarker {
    this.#reportOnce(name, at, 'USFM 3.1 marker; its text is kept');
    const isParagraph = !inNote && this.#beginsLine(at) && !this.#lineFrom(at).includes(`\\${name}*`);
    return isParagraph ? { kind: 'para', role: 'prose' } : { kind: 'char', role: 'text' };
  }

  reportInvisible(at: number, shown: string): void {
    this.#report(
      'unknown-marker',
      at,
      `There is an invisible character (${codePointOf(this.#text[at]!)}) in the marker ${shown}. Remove it.`,
    );
  }

  milestone(name: string, at: number): void {
    const known = marker(name);
    if (known && (known.kind === 'milestone' || isMilestoneName(name))) return;
    this.#reportOnce(name, at, 'USFM 3.1 milestone; nothing in it was read as text');
  }

  #reportOnce(name: string, at: number, what: string): void {
    if (name.startsWith('z') || !this.#reported.add(name)) return;
    const message = `\\${name} is not a ${what}. Check the spelling, or begin custom markers with \\z.`;
    this.#report('unknown-marker', at, message);
  }

  // Both examine a bounded distance, so that a text full of unknown markers takes linear time
  #beginsLine(at: number): boolean {
    const before = this.#text.slice(Math.max(0, at - 80), at);
    const lineBreak = before.lastIndexOf('\n');
    return (lineBreak !== -1 || at <= 80) && before.slice(lineBreak + 1).trim() === '';
  }

  #lineFrom(at: number): string {
    const ahead = this.#text.slice(at, at + 2000);
    const lineEnd = ahead.indexOf('\n');
    return lineEnd === -1 ? ahead : ahead.slice(0, lineEnd);
  }
}
