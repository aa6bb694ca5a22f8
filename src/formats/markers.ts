import type { CustomMarkers } from './stylesheet.ts';

/**
 * Maps the markers of the USFM 3.1 manual (USX and USJ: styles) to their meaning for the documents. Numbered
 * variants (`\q2`, `\li1`, `\tc3`) share the row of their base name unless they have their own.
 */
export type UsfmMarker = ParagraphMarker | CharacterMarker | NoteMarker | MilestoneMarker;

export type ParagraphMarker =
  | { readonly kind: 'para'; readonly role: 'drop'; readonly rule: DropRule }
  | {
      readonly kind: 'para';
      readonly role: 'name';
      readonly name: 'header' | 'long' | 'short' | 'abbreviation';
    }
  | {
      readonly kind: 'para';
      readonly role: 'title' | 'heading' | 'subtitle' | 'blank' | 'prose' | 'continued';
    }
  | { readonly kind: 'para'; readonly role: 'poetry'; readonly level: number }
  | { readonly kind: 'para'; readonly role: 'sidebar-start' | 'sidebar-end' };

export type CharacterMarker =
  | { readonly kind: 'char'; readonly role: 'text' | 'words-of-jesus' | 'cell' }
  /** Key, value and total of a list item: separated by white space from the surrounding text. */
  | { readonly kind: 'char'; readonly role: 'list-part' }
  /** Starts a new part of a note: separated by white space from the preceding text. */
  | { readonly kind: 'char'; readonly role: 'note-part' | 'note-paragraph' }
  | { readonly kind: 'char'; readonly role: 'drop'; readonly rule: DropRule };

type NoteMarker =
  | { readonly kind: 'note'; readonly role: 'footnote' }
  | { readonly kind: 'note'; readonly role: 'drop'; readonly rule: DropRule };

/** Marks a point and has no text. Custom ones begin with `z`; any name that ends with `-s` or `-e` is accepted. */
type MilestoneMarker = { readonly kind: 'milestone' };

export type DropRule =
  | 'identification'
  | 'introduction'
  | 'chapter-label'
  | 'chapter-description'
  | 'published-number'
  | 'parallel-passage'
  | 'sidebar'
  | 'figure'
  | 'pronunciation'
  | 'category'
  | 'note-origin'
  | 'cross-reference-note'
  | 'study-note'
  | 'repeated-caller'
  | 'liturgical-note'
  | 'text-after-line'
  | 'unreadable-number'
  | 'bad-chapter';

const markers = new Map<string, UsfmMarker>();

function define(marker: UsfmMarker, names: string): void {
  for (const name of names.split(' ')) markers.set(name, marker);
}

// The comments name the page of the USFM 3.1 manual (https://docs.usfm.bible/usfm/3.1/).

// para/identification
define(
  { kind: 'para', role: 'drop', rule: 'identification' },
  'id ide usfm sts rem toca toca1 toca2 toca3 restore',
);
define({ kind: 'para', role: 'name', name: 'header' }, 'h h1 h2 h3');
define({ kind: 'para', role: 'name', name: 'long' }, 'toc1');
define({ kind: 'para', role: 'name', name: 'short' }, 'toc2');
define({ kind: 'para', role: 'name', name: 'abbreviation' }, 'toc3');

// para/introductions
define(
  { kind: 'para', role: 'drop', rule: 'introduction' },
  'imt imte is ip ipi im imi ipq imq ipr iq ib ili iot io iex ie ipc',
);

// para/titles-sections
define({ kind: 'para', role: 'title' }, 'mt');
define({ kind: 'para', role: 'heading' }, 'mte ms mr s sr sp qa qd');
define({ kind: 'para', role: 'subtitle' }, 'd');
define({ kind: 'para', role: 'drop', rule: 'parallel-passage' }, 'r');

// cv
define({ kind: 'para', role: 'drop', rule: 'chapter-label' }, 'cl');
define({ kind: 'para', role: 'drop', rule: 'chapter-description' }, 'cd');
define({ kind: 'para', role: 'drop', rule: 'published-number' }, 'cp');

// para/paragraphs, para/lists, para/tables
define({ kind: 'para', role: 'prose' }, 'p m po pr cls pmo pm pmc pmr pi mi pc ph lh li lf lim tr');
// Comment or note for liturgical use, such as a response after the reading
define({ kind: 'para', role: 'drop', rule: 'liturgical-note' }, 'lit');
define({ kind: 'para', role: 'continued' }, 'nb');
define({ kind: 'para', role: 'blank' }, 'b sd pb ts');

// para/poetry. `\qr`, `\qc` and a bare `\q` are level 1
for (const base of ['q', 'qm']) {
  define({ kind: 'para', role: 'poetry', level: 1 }, base);
  for (let level = 1; level <= 9; level++) define({ kind: 'para', role: 'poetry', level }, `${base}${level}`);
}
define({ kind: 'para', role: 'poetry', level: 1 }, 'qr qc');

// sbar (study content) and periph. Peripherals contain no verses and end at the next chapter
define({ kind: 'para', role: 'sidebar-start' }, 'esb periph');
define({ kind: 'para', role: 'sidebar-end' }, 'esbe');

// Character styles whose text is scripture: char/features, char/format, char/lists, char/poetry
define(
  { kind: 'char', role: 'text' },
  'nd add qt bk tl pn png addpn k sls it bd bdit em sc no sup qs qac ord dc sig w wa wg wh rb jmp xt xtSee xtSeeAlso ndx ref',
);
define({ kind: 'char', role: 'list-part' }, 'lik liv litl');
define({ kind: 'char', role: 'words-of-jesus' }, 'wj');
define({ kind: 'char', role: 'cell' }, 'tc tcr tcc th thr thc');
define({ kind: 'char', role: 'drop', rule: 'published-number' }, 'va vp ca');
define({ kind: 'char', role: 'drop', rule: 'parallel-passage' }, 'rq');
define({ kind: 'char', role: 'drop', rule: 'introduction' }, 'iqt ior');
define({ kind: 'char', role: 'drop', rule: 'pronunciation' }, 'pro');
define({ kind: 'char', role: 'drop', rule: 'figure' }, 'fig');
define({ kind: 'char', role: 'drop', rule: 'category' }, 'cat');

// note/footnote, note/crossref, char/notes
define({ kind: 'note', role: 'footnote' }, 'f fe');
define({ kind: 'note', role: 'drop', rule: 'cross-reference-note' }, 'x');
define({ kind: 'note', role: 'drop', rule: 'study-note' }, 'ef ex');
define({ kind: 'char', role: 'note-part' }, 'ft fk fq fqa fl fw fdc xo xk xq xta xop xot xnt xdc');
define({ kind: 'char', role: 'note-paragraph' }, 'fp');
define({ kind: 'char', role: 'text' }, 'fv');
// Repeats the caller of a note elsewhere
define({ kind: 'char', role: 'drop', rule: 'repeated-caller' }, 'fm efm');
define({ kind: 'char', role: 'drop', rule: 'note-origin' }, 'fr');

// Not in the manual, but in the stylesheet of Paratext (usfm.sty) or in many published texts
define({ kind: 'char', role: 'note-part' }, 'fqb fs xtb');
define({ kind: 'char', role: 'text' }, 'wr');
define({ kind: 'para', role: 'prose' }, 'ps psi phi');
define(
  { kind: 'para', role: 'drop', rule: 'identification' },
  'pub pref intro conc glo idx maps cov spine pubinfo',
);

// ms. `vid` is USFM 3.2; `zaln` and `k` are unfoldingWord extensions for alignments and key terms
define({ kind: 'milestone' }, 'vid');
const milestones = 'qt qt1 qt2 qt3 qt4 qt5 ts zaln k'.split(' ');
define({ kind: 'milestone' }, milestones.flatMap((name) => [`${name}-s`, `${name}-e`]).join(' '));

/** Style of text on the lines after a one-line marker. It cannot occur in a source. */
export const afterLineStyle = 'after:line';
define({ kind: 'para', role: 'drop', rule: 'text-after-line' }, afterLineStyle);

const lineRules: ReadonlySet<DropRule> = new Set<DropRule>([
  'identification',
  'chapter-label',
  'published-number',
  'parallel-passage',
]);

export function endsWithLine(style: string): boolean {
  const known = marker(style);
  if (known?.kind !== 'para') return false;
  return hasNoText(style) || known.role === 'name' || (known.role === 'drop' && lineRules.has(known.rule));
}

/** Markers of introductions that have no text: a blank line, and the end. */
export function hasNoText(style: string): boolean {
  return style === 'ib' || style === 'ie';
}

let custom: CustomMarkers = {};

/**
 * Reads a source with the markers of its project's stylesheet. Reading is synchronous, so that they apply to
 * this source only. Standard markers keep their meaning.
 */
export function withCustomMarkers<Result>(
  markersOfProject: CustomMarkers | undefined,
  read: () => Result,
): Result {
  const before = custom;
  custom = markersOfProject ?? {};
  try {
    return read();
  } finally {
    custom = before;
  }
}

/** Looks up a marker name (without backslash and `+`); undefined if neither the manual nor the project defines it. */
export function marker(name: string): UsfmMarker | undefined {
  const known = markers.get(name);
  if (known) return known;
  if (Object.hasOwn(custom, name)) return markers.get(custom[name]!);
  const base = /^([a-z]+)\d+(?:-\d+)?$/.exec(name)?.[1];
  const numbered = base === undefined ? undefined : markers.get(base);
  if (numbered) markers.set(name, numbered);
  return numbered;
}
