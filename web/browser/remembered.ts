export function rememberedMembers(name: string): object {
  try {
    return { ...JSON.parse(remembered(name) ?? '{}') };
  } catch {
    return {};
  }
}

/** The text remembered under a name; undefined if none is stored or the browser denies access to storage. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(`scriptorium.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(`scriptorium.${name}`, text);
  } catch {
    // The value lasts until the page closes
  }
}
