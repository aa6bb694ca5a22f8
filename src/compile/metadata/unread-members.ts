/** Members that say how a file is read, and nothing of the edition. */
const ofTheFile = new Set(['$schema', 'format']);

type Json = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

/**
 * A value of JSON that notices which of its members are read, so that a member that no code uses can be reported: what an
 * edition says of itself must not be dropped in silence.
 */
export class ReadMembers<Value extends object> {
  /** The value; what is read of it counts as used. */
  readonly value: Value;
  readonly #json: Json;
  readonly #read = new Set<string>();

  constructor(json: Value) {
    this.#json = json as Json;
    this.value = this.#watched(this.#json, '') as Value;
  }

  /** Paths of the members that were not read and say something; one of which nothing was read represents all in it. */
  unread(): Path[] {
    return Object.keys(this.#json).flatMap((name) =>
      ofTheFile.has(name) ? [] : this.#unreadIn(this.#json[name], [name]),
    );
  }

  #watched(json: Json, path: string): Json {
    return new Proxy(json, {
      get: (_, name) => {
        const member = json[name as string];
        if (typeof name === 'symbol' || !Object.hasOwn(json, name)) return member;
        const inner = `${path}/${name}`;
        if (isObject(member)) return this.#watched(member, inner);
        this.#read.add(inner);
        return member;
      },
      // Who lists the names uses them all
      ownKeys: () => {
        this.#read.add(path);
        return Reflect.ownKeys(json);
      },
    });
  }

  #unreadIn(value: unknown, path: Path): Path[] {
    const key = `/${path.join('/')}`;
    if (saysNothing(value) || this.#read.has(key)) return [];
    if (!isObject(value) || ![...this.#read].some((other) => other.startsWith(`${key}/`))) return [path];
    return Object.entries(value).flatMap(([name, member]) =>
      this.#unreadIn(member, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function saysNothing(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(saysNothing);
  return value === null || value === '' || value === false;
}

const mostNamed = 8;

/** What to say of members that are served nowhere. */
export function unservedMessage(names: readonly string[]): string {
  const more = names.length - mostNamed;
  const listed = names.slice(0, mostNamed).join(', ');
  return `The documents have no place for ${listed}${more > 0 ? ` and ${more} more` : ''}. Nothing needs to be done, unless readers must know it: then write it into licenseNotes or licenseNotice of an edition.json.`;
}
