/** Globals of a browser that modules of the reader read when they are loaded or rendered. Import this file first. */
globalThis.location ??= new URL('https://bible.example/') as unknown as Location;
if (!navigator.languages) Object.defineProperty(navigator, 'languages', { value: ['en'] });
