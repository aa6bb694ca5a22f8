/**
 * USFM markers as the oracle reads them. Written from the USFM manual and independent of the compiler's own
 * table, so that a mistake there is not repeated here. Some are only in Paratext's stylesheet (usfm.sty).
 * Numbers at the end of a name are cut off first.
 */

function names(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/));
}

const droppedParagraphs = new Map([
  [
    'identification',
    names('id ide usfm sts rem h toc toca pub pref intro conc glo idx maps cov spine pubinfo'),
  ],
  ['introduction', names('imt imte is ip ipi im imi ipq imq ipr iq ib ili iot io iex ie')],
  ['parallel passage', names('r')],
  ['chapter label', names('cl cp cd')],
  ['liturgical note', names('lit')],
]);

const droppedCharacters = new Map([
  ['parallel passage', names('rq')],
  ['alternative number', names('ca va vp')],
  ['figure', names('fig')],
  ['repeated caller', names('fm efm')],
  ['pronunciation', names('pro')],
  ['category', names('cat')],
  ['introduction', names('iqt ior')],
]);

const keptParagraphs = names(`
  p m po pr cls pmo pm pmc pmr pi mi nb pc ph b sd pb ts lh li lf lim q qr qc qa qm qd d s ms mr sr sp sd tr mte ps psi phi`);

const keptCharacters = names(`
  add addpn bk dc em it bd bdit jmp k lik litl liv nd ndx no ord png pn qac qs qt rb ref sc sig sls sup tl w wa wg wh wj wr
  fr ft fk fq fqa fl fw fp fdc fv xo xop xk xq xta xot xnt xdc xt xtb xtSee xtSeeAlso fqb fs`);

const footnotes = names('f fe');
const droppedNotes = new Map([
  ['cross-reference note', names('x')],
  ['study note', names('ef ex')],
]);

export type MarkerRule =
  | {
      readonly is:
        | 'paragraph'
        | 'title'
        | 'cell'
        | 'chapter'
        | 'verse'
        | 'footnote'
        | 'character'
        | 'unknown';
    }
  | { readonly is: 'dropped paragraph' | 'dropped character' | 'dropped note'; readonly rule: string };

export function usfmMarkerRule(name: string): MarkerRule {
  const base = name.replace(/\d+(-\d+)?$/, '');
  if (base === 'c') return { is: 'chapter' };
  if (base === 'v') return { is: 'verse' };
  if (base === 'mt') return { is: 'title' };
  if (/^t[hc][cr]?$/.test(base)) return { is: 'cell' };
  if (keptParagraphs.has(base)) return { is: 'paragraph' };
  if (footnotes.has(base)) return { is: 'footnote' };
  const rule = (rules: Map<string, Set<string>>) => [...rules].find(([, bases]) => bases.has(base))?.[0];
  const paragraph = rule(droppedParagraphs);
  if (paragraph) return { is: 'dropped paragraph', rule: paragraph };
  const character = rule(droppedCharacters);
  if (character) return { is: 'dropped character', rule: character };
  const note = rule(droppedNotes);
  if (note) return { is: 'dropped note', rule: note };
  return { is: keptCharacters.has(base) ? 'character' : 'unknown' };
}
