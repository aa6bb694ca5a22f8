/** An object that was remembered as JSON; empty if there is none. */
export function rememberedMembers(name: string): object {
  try {
    return { ...JSON.parse(remembered(name) ?? '{}') };
  } catch {
    return {};
  }
}

/** The text that this device remembers under a name; undefined if there is none, or the browser allows no storage. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`scriptorium.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a text on this device, unless the browser forbids it or its storage is full. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(`scriptorium.${name}`, text);
  } catch {
    // It is forgotten when the page closes
  }
}
