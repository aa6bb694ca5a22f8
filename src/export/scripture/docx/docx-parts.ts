import { escapeHtml } from '../../../lib/html.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const namespaces = `xmlns:w="${word}" xmlns:r="${relations}"`;
export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const types = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const parts = ['document.main', 'styles', 'settings', 'footnotes', 'footer'];

const contentTypes = (
  headers: readonly string[],
) => `${xmlStart}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
${[...parts, ...headers].map((part) => `<Override PartName="/word/${part.split('.')[0]}.xml" ContentType="${types}.${part.replace(/\d+$/, '')}+xml"/>\n`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>
</Types>
`;

const packageRelations = `${xmlStart}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="word/document.xml"/>
<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>
`;

const documentRelations = (
  headers: readonly string[],
) => `${xmlStart}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
${[...parts.slice(1), ...headers]
  .map(
    (part) =>
      `<Relationship Id="${part}" Type="${relations}/${part.replace(/\d+$/, '')}" Target="${part}.xml"/>\n`,
  )
  .join('')}</Relationships>
`;

const codeOf = (code: string) => `<w:instrText xml:space="preserve"> ${code} </w:instrText>`;

const field = (code: string, shown = '') =>
  ['<w:fldChar w:fldCharType="begin"/>', code, '<w:fldChar w:fldCharType="separate"/>']
    .concat(`<w:t>${shown}</w:t>`, '<w:fldChar w:fldCharType="end"/>')
    .map((part) => `<w:r>${part}</w:r>`)
    .join('');

/**
 * Refers to a verse of the page in Word 2013 and later. In its place, LibreOffice 25.2 would show the paragraph of
 * the verse, so programs without the namespace `w15` use the other field.
 */
const verseField = (options: string, other: string, shown?: string) =>
  field(
    `<mc:AlternateContent><mc:Choice Requires="w15">${codeOf(`STYLEREF "Verse Reference" ${options}\\* CHARFORMAT`)}</mc:Choice><mc:Fallback>${codeOf(other)}</mc:Fallback></mc:AlternateContent>`,
    shown,
  );
const choices =
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"';

function header(book: string): string {
  const name = escapeHtml(book);
  const fields = [
    verseField('', `QUOTE "${escapeHtml(book.replace(/["\\]/g, '\\$&'))}"`, name),
    verseField('\\l ', 'STYLEREF "heading 2" \\l'),
  ];
  return `${xmlStart}<w:hdr ${namespaces} ${choices}><w:p><w:pPr><w:pStyle w:val="Header"/></w:pPr>${fields.join('<w:r><w:tab/></w:r>')}</w:p></w:hdr>
`;
}

const footer = `${xmlStart}<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${field(codeOf('PAGE'))}</w:p></w:ftr>
`;

const settings = `${xmlStart}<w:settings ${namespaces}><w:footnotePr><w:footnote w:id="-1"/><w:footnote w:id="0"/></w:footnotePr><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>
`;

export function frameParts(books: readonly string[]): (readonly [name: string, text: string])[] {
  const headers = books.map((_, at) => `header${at + 1}`);
  return [
    ['[Content_Types].xml', contentTypes(headers)],
    ['_rels/.rels', packageRelations],
    ['word/_rels/document.xml.rels', documentRelations(headers)],
    ...books.map((book, at) => [`word/${headers[at]}.xml`, header(book)] as const),
    ['word/footer.xml', footer],
    ['word/settings.xml', settings],
  ];
}

interface Style {
  readonly id: string;
  readonly name: string;
  /** Elements of `w:pPr`, in the order of its schema. Only paragraphs. */
  readonly paragraph?: string;
  /** Elements of `w:rPr`, in the order of its schema. */
  readonly run?: string;
}

const spacing = (before: number, after: number) => `<w:spacing w:before="${before}" w:after="${after}"/>`;
const poetry = [1, 2, 3, 4].map((level) => ({
  id: `Poetry${level}`,
  name: `Poetry ${level}`,
  paragraph: `<w:ind w:left="${240 + 200 * level}" w:hanging="240"/><w:jc w:val="left"/>`,
}));
const headingRun = (halfPoints: number) =>
  `<w:b/><w:bCs/><w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;

/** Lengths are in twentieths of a point, sizes of letters in half points. */
const paragraphStyles: readonly Style[] = [
  {
    id: 'Title',
    name: 'Title',
    paragraph: `${spacing(3000, 600)}<w:jc w:val="center"/>`,
    run: headingRun(56),
  },
  { id: 'Rights', name: 'Rights', paragraph: `${spacing(0, 120)}<w:jc w:val="center"/>` },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: `<w:keepNext/>${spacing(240, 240)}<w:jc w:val="center"/><w:outlineLvl w:val="0"/>`,
    run: headingRun(36),
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    paragraph: `<w:keepNext/>${spacing(160, 60)}<w:jc w:val="center"/><w:outlineLvl w:val="1"/>`,
    run: headingRun(28),
  },
  {
    id: 'Heading3',
    name: 'heading 3',
    paragraph: `<w:keepNext/>${spacing(120, 60)}<w:jc w:val="left"/><w:outlineLvl w:val="2"/>`,
    run: headingRun(20),
  },
  { id: 'Prose', name: 'Prose', paragraph: '<w:ind w:firstLine="240"/>' },
  { id: 'ContinuedProse', name: 'Continued Prose' },
  ...poetry,
  { id: 'PsalmTitle', name: 'Psalm Title', paragraph: spacing(0, 80), run: '<w:i/><w:iCs/>' },
  { id: 'StanzaBreak', name: 'Stanza Break', paragraph: '<w:spacing w:line="120" w:lineRule="exact"/>' },
  { id: 'FootnoteText', name: 'footnote text', run: '<w:sz w:val="16"/><w:szCs w:val="16"/>' },
  {
    id: 'Header',
    name: 'header',
    paragraph: '<w:tabs><w:tab w:val="right" w:pos="9026"/></w:tabs>',
    run: '<w:sz w:val="18"/><w:szCs w:val="18"/>',
  },
  { id: 'Footer', name: 'footer', paragraph: '<w:jc w:val="center"/>' },
];

const superscript = '<w:vertAlign w:val="superscript"/>';
const characterStyles = (isRightToLeft: boolean): readonly Style[] => [
  { id: 'VerseNumber', name: 'Verse Number', run: `<w:b/><w:bCs/>${superscript}` },
  // Running heads repeat it. Word may leave hidden text out of them, so it is as small as possible instead.
  // LibreOffice writes right-to-left text next to narrow text on top of itself
  {
    id: 'VerseReference',
    name: 'Verse Reference',
    run: `<w:color w:val="FFFFFF"/>${isRightToLeft ? '' : '<w:w w:val="1"/>'}<w:sz w:val="2"/><w:szCs w:val="2"/>`,
  },
  { id: 'WordsOfJesus', name: 'Words of Jesus', run: '<w:color w:val="AA0000"/>' },
  { id: 'FootnoteReference', name: 'footnote reference', run: superscript },
  { id: 'NoteOrigin', name: 'Note Origin', run: '<w:b/><w:bCs/>' },
];

export function stylesText(language: string, isRightToLeft: boolean): string {
  // LibreOffice 25.2 takes forever to justify long paragraphs in Hebrew
  const normal = isRightToLeft ? '<w:bidi/>' : '<w:jc w:val="both"/>';
  const written = (type: string, based: string, list: readonly Style[]) =>
    list.map(
      ({ id, name, paragraph = '', run }) =>
        `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${based}<w:qFormat/>${paragraph ? `<w:pPr>${paragraph}</w:pPr>` : ''}${run ? `<w:rPr>${run}</w:rPr>` : ''}</w:style>\n`,
    );
  return `${xmlStart}<w:styles ${namespaces}>
<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/><w:szCs w:val="20"/><w:lang w:val="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="0"/></w:pPr></w:pPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr>${normal}</w:pPr></w:style>
${[...written('paragraph', '<w:basedOn w:val="Normal"/>', paragraphStyles), ...written('character', '', characterStyles(isRightToLeft))].join('')}</w:styles>
`;
}
