import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type PublicType =
  | { readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'unknown' }
  | { readonly kind: 'literal'; readonly value: string | boolean }
  | { readonly kind: 'array' | 'record'; readonly of: PublicType }
  | { readonly kind: 'union'; readonly of: readonly PublicType[] }
  | { readonly kind: 'object'; readonly members: Members }
  | { readonly kind: 'named'; readonly name: string };

export type Members = ReadonlyMap<string, PublicMember>;

export interface PublicMember {
  readonly type: PublicType;
  readonly isOptional: boolean;
}

export interface PublicOperation {
  readonly id: string;
  readonly path: string;
  readonly answer: PublicType;
}

const declarations = join(import.meta.dir, '../../node_modules/free-use-bible-api/dist/types/types.gen.d.ts');

export const publicTypes: ReadonlyMap<string, PublicType> = readTypes();

export const publicOperations: readonly PublicOperation[] = readOperations();

export function membersOf(type: PublicType): Members {
  if (type.kind === 'named') return membersOf(publicTypes.get(type.name)!);
  if (type.kind !== 'object') throw new Error(`A ${type.kind} has no members.`);
  return type.members;
}

function readTypes(): Map<string, PublicType> {
  const text = readFileSync(declarations, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const starts = text.matchAll(/export type (\w+) = /g);
  return new Map(
    Array.from(starts, ({ 1: name, 0: start, index }) => [
      name!,
      new Reader(text, index + start.length).type(),
    ]),
  );
}

function readOperations(): PublicOperation[] {
  return [...publicTypes].flatMap(([name, type]) => {
    const [, verb] = /^(Get\w+)Data$/.exec(name) ?? [];
    if (verb === undefined) return [];
    const url = membersOf(type).get('url')!.type;
    const answer = membersOf(publicTypes.get(`${verb}Responses`)!).get('200')!.type;
    if (url.kind !== 'literal') throw new Error(`${name} has no address.`);
    return { id: `g${verb.slice(1)}`, path: String(url.value), answer };
  });
}

class Reader {
  readonly #tokens: RegExpStringIterator<RegExpExecArray>;
  #next = '';

  constructor(text: string, from: number) {
    this.#tokens = text.slice(from).matchAll(/'[^']*'|[\w$]+|[^\s\w]/g);
    this.#advance();
  }

  type(): PublicType {
    this.#skip('|');
    const of = [this.#intersection()];
    while (this.#skip('|')) of.push(this.#intersection());
    return of.length === 1 ? of[0]! : { kind: 'union', of };
  }

  /** In `{type: 'verse'} & ChapterVerse`, the literal repeats a member of the named type. */
  #intersection(): PublicType {
    let type = this.#single();
    while (this.#skip('&')) type = this.#single();
    return type;
  }

  #single(): PublicType {
    const token = this.#advance();
    if (token === '{') return this.#object();
    if (token === '(') {
      const type = this.type();
      this.#skip(')');
      return type;
    }
    if (token.startsWith("'")) return { kind: 'literal', value: token.slice(1, -1) };
    if (token === 'true' || token === 'false') return { kind: 'literal', value: token === 'true' };
    if (token === 'string' || token === 'number' || token === 'boolean' || token === 'null')
      return { kind: token };
    if (token === 'unknown' || token === 'never') return { kind: 'unknown' };
    if (token === 'Array' && this.#skip('<')) {
      const of = this.type();
      this.#skip('>');
      return { kind: 'array', of };
    }
    if (this.#skip('[')) {
      // `Responses[keyof Responses]`: an alias of the same responses
      while (this.#advance() !== ']');
      return { kind: 'unknown' };
    }
    return token === 'BookId' ? { kind: 'string' } : { kind: 'named', name: token };
  }

  #object(): PublicType {
    const members = new Map<string, PublicMember>();
    let record: PublicType | undefined;
    while (!this.#skip('}')) {
      if (this.#skip('[')) {
        while (this.#advance() !== ']');
        this.#skip(':');
        record = { kind: 'record', of: this.type() };
      } else {
        const name = this.#advance().replaceAll("'", '');
        const isOptional = this.#skip('?');
        this.#skip(':');
        members.set(name, { type: this.type(), isOptional });
      }
      this.#skip(';');
    }
    return record ?? { kind: 'object', members };
  }

  #skip(token: string): boolean {
    if (this.#next !== token) return false;
    this.#advance();
    return true;
  }

  #advance(): string {
    const token = this.#next;
    this.#next = this.#tokens.next().value?.[0] ?? '';
    return token;
  }
}
