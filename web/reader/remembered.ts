/** What this device keeps, under a name; undefined where there is nothing, or where the browser keeps nothing for us. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`scriptorium.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** An object that was kept as JSON; empty where it is none. */
export function rememberedMembers(name: string): object {
  try {
    return { ...JSON.parse(remembered(name) ?? '{}') };
  } catch {
    return {};
  }
}

/** Keeps a text on this device. Browsers that forbid it, or have no room, read on without. */
export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(`scriptorium.${name}`, text);
  } catch {
    // It is forgotten when the page closes
  }
}
