import { describe, expect, test } from 'bun:test';
import { readDblMetadata } from './dbl-metadata.ts';

const publication = (source: string, attributes = '') =>
  `<publication id="p"${attributes}><structure><content name="Book" src="${source}" role="GEN"/></structure></publication>`;

const bundle = (inside: string) => `<DBLMetadata id="0123456789abcdef" version="2.1">${inside}</DBLMetadata>`;

function read(inside: string) {
  const found = readDblMetadata(bundle(inside));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('metadata of a Digital Bible Library bundle', () => {
  test('names the edition, its language and its licence', () => {
    const { metadata } = read(`
      <identification><name>Sample Bible</name><nameLocal>الكتاب</nameLocal><abbreviation>SMP</abbreviation></identification>
      <language><iso>arb</iso><scriptDirection>RTL</scriptDirection></language>
      <agencies><rightsHolder><url>https://example.org/bible</url></rightsHolder></agencies>
      <copyright><fullStatement><statementContent type="xhtml"><p>Free for <strong>all</strong>.</p></statementContent></fullStatement></copyright>`);
    expect(metadata).toMatchObject({
      id: 'SMP',
      name: 'الكتاب',
      englishName: 'Sample Bible',
      direction: 'rtl',
      website: 'https://example.org/bible',
      licenseNotes: 'Free for all.',
    });
  });

  test('of version 1 has the address and the statement in other places', () => {
    const { metadata } = read(`
      <agencies>
        <rightsHolder abbr="EX" url="www.example.org/en">Example</rightsHolder>
        <contributor content="true">Others</contributor>
      </agencies>
      <copyright><statement contentType="xhtml">
        <p>© 2014 Example.</p><p>All rights <a href="https://example.org"><em>reserved</em></a>.</p><p/>
      </statement></copyright>`);
    expect(metadata.licenseUrl).toBe('https://www.example.org/en');
    expect(metadata.licenseNotes).toBe('© 2014 Example.\nAll rights reserved.');
  });

  test('with several rights holders has the address of the first', () => {
    const holder = (url: string) => `<rightsHolder><name>Example</name><url>${url}</url></rightsHolder>`;
    const { metadata } = read(
      `<agencies>${holder('https://example.org/')}${holder('https://example.net/')}</agencies>`,
    );
    expect(metadata.website).toBe('https://example.org/');
  });

  test('without names and a language still describes an edition', () => {
    expect(read('').metadata).toMatchObject({ id: 'DBL', name: 'DBL', language: 'und', direction: 'ltr' });
  });

  test('lists the files of the default publication, or of the first', () => {
    const [first, second] = ['release/USX_1/GEN.usx', 'release/USX_2/GEN.usx'] as const;
    const publications = (attributes: string) =>
      `<publications>${publication(first)}${publication(second, attributes)}</publications>`;
    expect(read(publications(' default="true"')).sources).toEqual([second]);
    expect(read(publications('')).sources).toEqual([first]);
  });

  test('lists the elements that no document shows', () => {
    const { unserved } = read(
      '<identification><name>Sample</name><scope>NT</scope></identification><archiveStatus><comments>New</comments></archiveStatus>',
    );
    expect(unserved).toEqual(['identification/scope', 'archiveStatus']);
  });

  test.each([
    ['<Other/>', 'The root element is not DBLMetadata.'],
    [bundle('<language><iso>spa</language>'), 'iso'],
    [
      bundle('<agencies><rightsHolder><url>javascript:1</url></rightsHolder></agencies>'),
      'agencies/rightsHolder',
    ],
    [bundle(`<publications>${publication('../../secret.usx')}</publications>`), '../../secret.usx'],
  ])('explains why %s is not usable', (xml, reason) => {
    expect(readDblMetadata(xml)).toContain(reason);
  });
});
