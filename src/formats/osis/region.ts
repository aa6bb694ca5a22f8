/** A part of a book in which paragraphs and titles have another meaning. */
export type Region = 'introduction' | 'colophon' | 'majorSection' | 'section' | 'subSection' | 'plain';

/** Values of `<div type>` (OSIS 2.1.1 manual, "Division types") under which no scripture stands. */
const introductions = new Set(
  (
    'introduction preface front titlePage acknowledgement afterword annotant appendix article back bibliography ' +
    'concordance commentary copyrightPage coverPage dedication entry gazetteer glossary imprimatur index ' +
    'map outline paradigm publicationData summary tableofContents timeline'
  )
    .toLowerCase()
    .split(' '),
);

/** The region that a `<div type="...">` makes. */
export function regionOfDiv(type: string): Region {
  switch (type) {
    case 'colophon':
    case 'majorSection':
    case 'section':
    case 'subSection':
      return type;
  }
  return introductions.has(type.replace(/^x-/, '').toLowerCase()) ? 'introduction' : 'plain';
}
