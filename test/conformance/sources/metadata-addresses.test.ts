import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { errors, fails, HostileContent, metadata, named, type Row, text } from './hostile-content.ts';

setDefaultTimeout(600_000);

describe('an address in metadata that is not http(s) is refused, and named:', () => {
  const run = 'javascript:alert(1)';
  const burrito = {
    format: 'scripture burrito',
    identification: { name: { en: 'H' } },
    languages: [{ tag: 'en' }],
    ingredients: { 'GEN.usfm': {} },
  };
  const fetchBible = { id: 'HOSTILE', name: { local: 'H', english: 'H', abbrev: 'H' }, language: 'eng' };
  const row = (file: string, json: unknown, told: string): Row => [
    `${told} of ${file}`,
    (content) => content.write({ ...text, [file]: json }),
    `translations/hostile/${file}: bad-metadata: `,
    told,
  ];
  fails([
    ...[
      run,
      'ftp://example.org',
      'www.example.org',
      '//example.org',
      'https://a:b@example.org',
      'data:text/html,x',
      'java\nscript:alert(1)',
      'https://',
    ].map((address) =>
      row('edition.json', metadata('HOSTILE', { website: address }), '$.website: must be an http(s) address'),
    ),
    row('edition.json', metadata('HOSTILE', { licenseUrl: run }), '$.licenseUrl: '),
    row('metadata.json', metadata('HOSTILE', { website: run }), '$.website: '),
    row('metadata.json', metadata('HOSTILE', { licenseUrl: run }), '$.licenseUrl: '),
    row(
      'meta.json',
      { ...fetchBible, copyright: { licenses: [{ license: 'x', url: run }] } },
      '$.copyright.licenses.0.url: ',
    ),
    row(
      'meta.json',
      { ...fetchBible, copyright: { licenses: [], attribution_url: run } },
      '$.copyright.attribution_url: ',
    ),
    row(
      'metadata.json',
      { ...burrito, copyright: { licenses: [{ url: run }] } },
      '$.copyright.licenses.0.url: ',
    ),
    row(
      'metadata.xml',
      `<DBLMetadata><agencies><rightsHolder><url>${run}</url></rightsHolder></agencies></DBLMetadata>`,
      'The url of agencies/rightsHolder must be an http(s) address',
    ),
  ]);

  test.each([
    ['audioUrl', { audioUrl: run, readers: { david: { url: '{audio_url}/{chapter}.mp3' } } }, '$.audioUrl: '],
    ['url', { readers: { david: { url: `${run}/{chapter}` } } }, '$.readers.david.url: '],
    ['urls', { readers: { david: { urls: { 'GEN 1': run } } } }, '$.readers.david.urls.GEN 1: '],
  ])('%s of audio.json', async (_, audio, told) => {
    const content = new HostileContent().write({ ...named(), ...text, 'audio.json': audio });
    const summary = await content.build();
    expect(errors(summary)[0]).toContain(`translations/hostile/audio.json: bad-metadata: ${told}`);
    expect((await content.served()).text).not.toMatch(/[^\\]"javascript:/);
  });

  test('audioLink of timings', async () => {
    const timings = [
      { translationId: 'HOSTILE', bookId: 'GEN', chapterNumber: 1, reader: 'a', verses: [1], audioLink: run },
    ];
    const content = new HostileContent().write({ ...named(), ...text, 'timings/a/GEN.json': timings });
    const summary = await content.build();
    expect(errors(summary)).toContainEqual(
      expect.stringMatching(
        /^translations\/hostile\/timings\/a\/GEN.json: bad-address: audioLink of GEN 1 must be/,
      ),
    );
    expect((await content.served()).text).not.toMatch(/[^\\]"javascript:/);
  });

  test('empty addresses, and those of a folder without metadata, stay unchanged', async () => {
    const content = new HostileContent().write(text);
    expect(errors(await content.build())).toEqual([]);
    expect((await content.served()).text).toContain('"website":"","licenseUrl":""');
  });
});
