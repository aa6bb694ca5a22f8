const styles = `
:host { display: block; color: var(--scripture-ink, inherit); font-family: var(--scripture-font, inherit); font-size: var(--scripture-size, inherit); line-height: 1.6 }
:host([hidden]), [hidden] { display: none }
a { color: var(--scripture-accent, inherit) }
p, ol { margin: 0 0 .5em; padding: 0 }
ol { list-style: none }
[part=editions] { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 0 2em }
[part=label], [part=heading] { display: block; margin: 0 0 .25em; font-weight: 600 }
[part=title] { font-style: italic }
[part=text] { white-space: pre-line }
[part=number] { margin-inline-end: .25em; font-size: .65em; color: var(--scripture-soft, inherit) }
[part=line] { display: block; padding-inline-start: 1em; text-indent: -1em }
[part=line][data-level="2"] { padding-inline-start: 3em }
[part=line][data-level="3"], [part=line][data-level="4"] { padding-inline-start: 5em }
[part=words-of-jesus] { color: var(--scripture-words-of-jesus, inherit) }
[part=caller] { min-width: 24px; min-height: 24px; padding: 0; border: 0; background: none; color: var(--scripture-accent, inherit); font: inherit; font-size: .75em; vertical-align: super; line-height: 0; cursor: pointer }
[part=note] { max-width: min(24rem, 90vw); padding: .75em 1em; border: 1px solid var(--scripture-line, currentColor); background: var(--scripture-paper, Canvas); color: var(--scripture-ink, CanvasText); text-indent: 0 }
[part=match] { background: var(--scripture-mark, color-mix(in srgb, currentColor 18%, transparent)); color: inherit }
[part=form] { display: flex; gap: .5em; margin-block-end: .75em }
[part=field] { flex: 1; min-width: 0 }
[part=field], [part=button], [part=more] { min-height: 2.25em; font: inherit }
[part=attribution] { display: block !important; visibility: visible !important; opacity: 1 !important; margin-block-start: .5em; color: var(--scripture-soft, inherit); font-size: .8em }
[part=frame] { display: block; width: 100%; border: 0 }
`;

let sheet: CSSStyleSheet | undefined;

/** Sets the content of a shadow root. Adopted style sheets need no permission of a Content-Security-Policy. */
export function setRoot(root: ShadowRoot, nodes: readonly Node[]): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  root.adoptedStyleSheets = [sheet];
  root.append(...nodes);
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  if (part) created.setAttribute('part', part);
  created.append(...children);
  return created;
}

/** A link, or only its text if the address is not of a web page. */
export function linkTo(href: string, part: string, text: string): HTMLElement {
  if (!/^https?:/i.test(href)) return element('span', part, text);
  const link = element('a', part, text);
  link.href = href;
  return link;
}

export function button(part: string, text: string, onClick: () => void): HTMLButtonElement {
  const created = element('button', part, text);
  created.type = 'button';
  created.addEventListener('click', onClick);
  return created;
}

interface Attribution {
  readonly edition: string;
  readonly text: string;
  readonly licenseUrl: string;
}

/** The attributions that the licences require. Rules of the page cannot hide them. */
export function attributionFooter(attributions: readonly Attribution[]): HTMLElement {
  const lines = attributions.map(({ edition, text, licenseUrl }) => {
    const line = element('div', '', linkTo(licenseUrl, 'license', edition), `: ${text}`);
    line.dir = 'auto';
    return line;
  });
  return element('footer', 'attribution', ...lines);
}
