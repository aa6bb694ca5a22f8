/** Members about the file itself or, in a Scripture Burrito, the project; the sources have names of books, too. */
const ofTheFile =
  /^(?:\$schema|format|meta|type|idAuthorities|projectId|edits|users|localizedNames|languages|identification\/primary)$/;

type Json = Readonly<Record<string, unknown>>;
type Path = (string | number)[];

/**
 * Records which members of a JSON value are read, so that unused members can be reported: metadata of an
 * edition must not be dropped silently.
 */
export class ReadMembers<Value extends object> {
  readonly value: Value;
  readonly #json: Json;
  readonly #read = new Set<string>();

  constructor(json: Value) {
    this.#json = json as Json;
    this.value = this.#watched(this.#json, '') as Value;
  }

  /** Paths of unread members that are not empty. An entirely unread object is listed without its members. */
  unread(): Path[] {
    return Object.keys(this.#json).flatMap((name) => this.#unreadIn(this.#json[name], [name]));
  }

  #watched(json: Json, path: string): Json {
    return new Proxy(json, {
      get: (_, name) => {
        const member = json[name as string];
        if (typeof name === 'symbol' || !Object.hasOwn(json, name)) return member;
        const inner = `${path}/${name}`;
        if (isObjectOrList(member)) return this.#watched(member, inner);
        this.#read.add(inner);
        return member;
      },
      ownKeys: () => {
        this.#read.add(path);
        return Reflect.ownKeys(json);
      },
    });
  }

  #unreadIn(value: unknown, path: Path): Path[] {
    const key = `/${path.join('/')}`;
    if (saysNothing(value) || this.#read.has(key) || ofTheFile.test(path.join('/'))) return [];
    if (!isObjectOrList(value) || ![...this.#read].some((other) => other.startsWith(`${key}/`)))
      return [path];
    return Object.entries(value).flatMap(([name, member]) =>
      this.#unreadIn(member, [...path, Array.isArray(value) ? Number(name) : name]),
    );
  }
}

function isObjectOrList(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function saysNothing(value: unknown): boolean {
  if (isObjectOrList(value)) return Object.values(value).every(saysNothing);
  return value === null || value === '' || value === false;
}

const maxNamed = 8;

export function unservedMessage(names: readonly string[]): string {
  const more = names.length - maxNamed;
  const listed = names.slice(0, maxNamed).join(', ');
  return `The documents have no member for ${listed}${more > 0 ? ` and ${more} more` : ''}. No change is needed, unless readers must know it: then add it to licenseNotes or licenseNotice in edition.json.`;
}
