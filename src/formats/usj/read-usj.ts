import { createScanner, type JSONScanner } from 'jsonc-parser';
import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { ElementReader } from '../usx/read-usx.ts';

const elementNames: Readonly<Record<string, string>> = {
  USJ: 'usx',
  'table:row': 'row',
  'table:cell': 'cell',
};

/** Reads USJ into scripture events. Never throws; of malformed JSON, all text before the error is kept. */
export function readUsj(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  const open = [{ node: parseUsj(text, report), next: 0 }];
  while (open.length > 0) {
    const { node, next } = open.at(-1)!;
    const item = node.content[next];
    open.at(-1)!.next++;
    if (item === undefined) {
      open.pop();
      if (open.length > 0) elements.close(Math.max(node.at, node.end - 1));
    } else if ('text' in item) {
      elements.text(item.text, item.at);
    } else {
      openElement(elements, item);
      open.push({ node: item, next: 0 });
    }
  }
  elements.finish(text.length);
}

function openElement(elements: ElementReader, { members, at }: UsjNode): void {
  const { type = '', marker, ...others } = members;
  const attributes: Record<string, string> = others;
  const name = Object.hasOwn(elementNames, type) ? elementNames[type]! : type;
  // USX also stores the marker of `<unmatched>` under that name
  if (marker !== undefined) attributes[name === 'unmatched' ? 'marker' : 'style'] = marker;
  elements.open(name, attributes, at);
}

interface UsjNode {
  members: Readonly<Record<string, string>>;
  content: readonly (UsjNode | UsjText)[];
  readonly at: number;
  end: number;
}

interface UsjText {
  readonly text: string;
  readonly at: number;
}

interface Frame {
  readonly node: UsjNode | undefined;
  readonly holder: UsjNode | undefined;
  member: string | undefined;
  readonly unread: UnreadMember | undefined;
}

interface UnreadMember {
  readonly name: string;
  isReported: boolean;
}

/** Attributes of USJ, and of markers in USFM, that may contain several words. */
const attributeNames = new Set(
  'type marker code number sid eid caller category altnumber pubnumber align colspan version closed vid strong lemma srcloc gloss file src size ref loc copy desc alt id title who status style name'.split(
    ' ',
  ),
);
const customAttribute = /^(?:x-|z|link)/;
const textNames = /^(?:contents?|text|value)$/i;
const severalWords = /[\p{L}\p{M}]\s+[\p{L}\p{M}]/u;

/**
 * Parses USJ to a tree with offsets. Custom parser on tokens: common parsers give no offsets or recurse, and
 * a file may nest to any depth. At malformed JSON it stops and returns everything parsed so far: after an
 * error, text and names cannot be distinguished.
 */
function parseUsj(text: string, report: Report): UsjNode {
  return new UsjParser(text, report).parse();
}

const noMembers: UsjNode['members'] = {};
const noContent: UsjNode['content'] = [];

function newNode(at: number, end: number): UsjNode {
  return { members: noMembers, content: noContent, at, end };
}

class UsjParser {
  readonly #text: string;
  readonly #scanner: JSONScanner;
  readonly #report: Report;
  readonly #root: UsjNode;
  readonly #frames: Frame[] = [];
  #items = 0;
  #isMalformed = false;
  #expectsValue = true;
  #expectsColon = false;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.#scanner = createScanner(text, true);
    this.#report = report;
    this.#root = newNode(0, text.length);
  }

  parse(): UsjNode {
    const scanner = this.#scanner;
    const { end } = this.#root;
    for (scanner.scan(); !this.#isMalformed && scanner.getTokenOffset() < end; scanner.scan()) {
      if (scanner.getTokenError() !== 0) this.#malformed('a token that is not JSON');
      this.#take(this.#text[scanner.getTokenOffset()]!);
    }
    if (this.#frames.length > 0) this.#malformed('its end is missing');
    else if (this.#root.content.length === 0) this.#malformed('it contains no object');
    for (const { node } of this.#frames) if (node) node.end = this.#root.end;
    return this.#root;
  }

  #take(token: string): void {
    const frame = this.#frames.at(-1);
    const at = this.#scanner.getTokenOffset();
    if (this.#frames.length > sourceLimits.nesting) {
      refuseTooLarge(this.#report, at, ['The nesting is deeper than', sourceLimits.nesting, 'brackets']);
    }
    if (this.#expectsColon !== (token === ':')) {
      return this.#malformed(this.#expectsColon ? 'a colon is missing' : 'a colon out of place');
    }
    const needsName = frame?.node !== undefined && frame.member === undefined;
    if (needsName && !'"},'.includes(token)) return this.#malformed('a member has no name');
    switch (token) {
      case '{':
        this.#checkPlace(true);
        this.#openObject(frame, at);
        return;
      case '[':
        this.#checkPlace(true);
        this.#frames.push({
          node: undefined,
          holder: this.#holderFor(frame),
          member: undefined,
          unread: this.#unreadAt(frame),
        });
        this.#expectsValue = true;
        return;
      case '}':
      case ']':
        this.#close(token, frame);
        return;
      case ',':
        this.#checkPlace(false);
        if (frame?.node) frame.member = undefined;
        this.#expectsValue = true;
        return;
      case ':':
        this.#expectsColon = false;
        this.#expectsValue = true;
        return;
      case '"':
        this.#checkPlace(true);
        this.#takeString(frame, this.#scanner.getTokenValue(), at);
        return;
    }
    this.#checkPlace(true);
    this.#expectsValue = false;
    // Numbers and other literals may be attributes (`"number": 1`), but never text
    if (frame?.node && frame.member !== undefined) this.#setMember(frame, this.#scanner.getTokenValue());
  }

  #openObject(frame: Frame | undefined, at: number): void {
    const node = newNode(at, at);
    this.#hold(frame, node);
    this.#frames.push({ node, holder: node, member: undefined, unread: this.#unreadAt(frame) });
    this.#expectsValue = true;
  }

  #close(token: string, frame: Frame | undefined): void {
    const closesObject = token === '}';
    this.#expectsValue = false;
    if (!frame || closesObject !== (frame.node !== undefined)) {
      return this.#malformed('unmatched closing bracket');
    }
    if (frame.node) frame.node.end = this.#scanner.getTokenOffset() + 1;
    this.#frames.pop();
  }

  #takeString(frame: Frame | undefined, value: string, at: number): void {
    if (frame?.node && frame.member === undefined) {
      frame.member = value;
      this.#expectsColon = true;
      return;
    }
    this.#expectsValue = false;
    const unread = this.#unreadAt(frame);
    if (unread && mayBeText(unread.name, value, frame?.node === undefined)) this.#reportUnread(unread, at);
    if (frame?.node && frame.member !== 'content') this.#setMember(frame, value);
    else this.#hold(frame, { text: value, at: at + 1 });
  }

  #unreadAt(frame: Frame | undefined): UnreadMember | undefined {
    if (frame?.unread || !frame?.node) return frame?.unread;
    const { member } = frame;
    if (member === undefined || member === 'content') return undefined;
    // The root may have other members, such as metadata
    return { name: member, isReported: frame === this.#frames[0] && !textNames.test(member) };
  }

  #reportUnread(member: UnreadMember, at: number): void {
    if (member.isReported) return;
    member.isReported = true;
    const name = member.name.slice(0, 20);
    const message = `"${name}" is not a member with text in USJ, so this text was left out. Write it in "content".`;
    this.#report('misplaced-content', at, message);
  }

  #holderFor(frame: Frame | undefined): UsjNode | undefined {
    if (!frame) return this.#root;
    return frame.node && frame.member !== 'content' ? undefined : frame.holder;
  }

  #hold(frame: Frame | undefined, item: UsjNode | UsjText): void {
    const holder = this.#holderFor(frame);
    if (!holder) return;
    if (++this.#items > sourceLimits.jsonItems) {
      const excess = ['The file has more than', sourceLimits.jsonItems, 'objects and texts'] as const;
      refuseTooLarge(this.#report, item.at, excess);
    }
    if (holder.content === noContent) holder.content = [];
    (holder.content as (UsjNode | UsjText)[]).push(item);
  }

  #setMember(frame: Frame, value: string): void {
    const node = frame.node!;
    if (node.members === noMembers) node.members = {};
    Object.defineProperty(node.members, frame.member!, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }

  #checkPlace(isValue: boolean): void {
    if (isValue && !this.#expectsValue) this.#malformed('a comma is missing');
    if (!isValue && this.#expectsValue) this.#malformed('a value is missing');
  }

  #malformed(what: string): void {
    if (this.#isMalformed) return;
    this.#isMalformed = true;
    const message = `The JSON is malformed: ${what}. Fix it here, or export the file again.`;
    this.#report('malformed-json', this.#scanner.getTokenOffset(), message);
  }
}

function mayBeText(member: string, value: string, isInList: boolean): boolean {
  if (attributeNames.has(member) || customAttribute.test(member)) return false;
  return isInList || severalWords.test(value) || textNames.test(member);
}
