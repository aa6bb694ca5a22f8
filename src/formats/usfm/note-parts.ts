const parts = new Set('fr ft fk fq fqa fl fw fp fdc xo xop xk xq xta xot xnt xdc'.split(' '));

/**
 * Whether a style is one of the parts a note of that style is made of (USFM manual, "Footnotes" and "Cross
 * references"): it needs no closing marker, the next part ends it. All other styles nest in a part.
 */
export function isNotePart(style: string, note: string | undefined): boolean {
  // A reference in a footnote's text is `\xt ...\xt*`
  return parts.has(style) || (style === 'xt' && (note === 'x' || note === 'ex'));
}
