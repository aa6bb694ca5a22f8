/** The address of the page, which modules of the reader read when they are loaded. Import this file first. */
globalThis.location ??= new URL('https://bible.example/') as unknown as Location;
