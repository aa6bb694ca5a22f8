/** Where the page or worker stands that this runs in; undefined outside of browsers. */
export function pageLocation(): { readonly href: string; readonly origin: string } | undefined {
  try {
    return (globalThis as { location?: { href: string; origin: string } }).location;
  } catch {
    // Deno without --location may throw
    return undefined;
  }
}
