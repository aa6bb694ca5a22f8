// Runs in exported pages. Before printing, it lays the text out in pages with the first and the last reference at
// the head, two columns, and notes at the foot, because CSS of browsers cannot put these there.

/** Elements that belong to the text after them. */
const headings = 'h3, h4, .b, .d';

let unpaged;
addEventListener('beforeprint', () => {
  if (unpaged) return;
  unpaged = document.body.cloneNode(true);
  const sections = Array.from(document.querySelectorAll('section'));
  // Each measurement lays out what is displayed: only one book at a time
  for (const section of sections) section.style.display = 'none';
  for (const section of sections) {
    section.style.display = '';
    layOut(section);
    section.style.display = 'none';
  }
  for (const section of sections) section.style.display = '';
});
addEventListener('afterprint', () => {
  if (unpaged) document.body.replaceWith(unpaged);
  unpaged = undefined;
});

function layOut(section) {
  const notes = new Map(Array.from(section.querySelectorAll('aside'), (note) => [`#${note.id}`, note]));
  const blocks = Array.from(section.children).filter((block) => !block.matches('h2, .notes'));
  const waiting = blocks.reverse();
  const title = section.querySelector('h2');
  section.replaceChildren();
  section.className = 'pages';
  const pages = [];
  let carried = [];
  let page;
  // Each measurement takes as long as the layout of a page, so the first ones are left out
  let unmeasured = 0;
  const startPage = () => {
    unmeasured = (page?.letters() ?? 0) * 0.95;
    page = new Page();
    pages.push(page.element);
    section.append(page.element);
    page.foot.append(...carried);
    carried = overflowOf(page.foot);
  };
  startPage();
  page.text.before(title);
  while (waiting.length > 0) {
    const block = waiting.pop();
    const rest = splitAfter(block, block.querySelector('.n'));
    if (rest) waiting.push(rest);
    page.add(block, notesOf(block, notes));
    if (page.letters() < unmeasured && waiting.length > 0) continue;
    const moved = overflowOf(page.text);
    // The notes of moved text must leave the page before the others are measured
    const away = new Set(moved.flatMap((each) => notesOf(each, notes)));
    for (const note of away) note.remove();
    carried = [...carried.filter((note) => !away.has(note)), ...overflowOf(page.foot)];
    waiting.push(...moved.reverse());
    if (moved.length > 0 && unmeasured === 0) startPage();
    else unmeasured = 0;
  }
  while (carried.length > 0) startPage();
  // For each page, the browser looks for the targets of all links
  for (const link of section.querySelectorAll('a[href^="#"]')) link.removeAttribute('href');
  let last;
  for (const each of pages) last = addHead(each, section.dataset.name, last);
}

function notesOf(block, notes) {
  return Array.from(block.querySelectorAll('.n'), ({ hash }) => notes.get(hash));
}

class Page {
  element = element('page');
  text = element('text');
  foot = element('foot');

  constructor() {
    const head = element('head');
    // Takes the height of a line until the references are known
    head.append('\u00a0');
    this.element.append(head, this.text, this.foot);
  }

  add(block, notes) {
    const last = this.text.lastElementChild;
    if (block.classList.contains('rest') && last) last.append(...block.childNodes);
    else this.text.append(block);
    this.foot.append(...notes);
  }

  letters() {
    return this.element.textContent.length;
  }
}

function element(name) {
  const created = document.createElement('div');
  created.className = name;
  return created;
}

/** Removes what does not fit into the columns. At least a part stays. */
function overflowOf(columns) {
  if (columns.scrollWidth <= columns.clientWidth) return [];
  const box = columns.getBoundingClientRect();
  const isOutside = ({ left, right }) => left >= box.right || right <= box.left;
  const blocks = Array.from(columns.children);
  const moved = [];
  while (blocks.length > 1) {
    const block = blocks.at(-1);
    const isHeading = block.matches(headings);
    if (!isOutside(block.getClientRects()[0]) && !(isHeading && moved.length > 0)) break;
    moved.unshift(blocks.pop());
  }
  for (const block of moved) block.remove();
  const place = firstPlace(blocks[0] && blocks.at(-1), isOutside);
  if (place) moved.unshift(splitAt(blocks.at(-1), ...place));
  return moved;
}

/** The text node and the offset of the first letter outside. */
function firstPlace(block, isOutside) {
  const range = document.createRange();
  const isOutsideFrom = (node, start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return Array.from(range.getClientRects()).some(isOutside);
  };
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isOutsideFrom(node, 0, node.length)) continue;
    let [inside, outside] = [0, node.length];
    while (outside - inside > 1) {
      const middle = (inside + outside) >> 1;
      if (isOutsideFrom(node, inside, middle)) outside = middle;
      else inside = middle;
    }
    // A hyphenated word moves as a whole
    const space = node.data.lastIndexOf(' ', inside) + 1;
    return [node, inside - space < 30 ? space : inside];
  }
  return undefined;
}

function splitAt(block, node, offset) {
  const range = document.createRange();
  range.setStart(node, offset);
  const number = node.parentElement.closest('.v, .n') ?? numberBefore(block, range);
  if (number) range.setStartBefore(number);
  return extracted(block, range);
}

/** The number of the verse that begins at a place: in scripts without spaces, lines may end after it. */
function numberBefore(block, { startContainer, startOffset }) {
  const isBefore = (number) =>
    number.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING;
  const number = Array.from(block.querySelectorAll('.v')).findLast(isBefore);
  if (!number) return undefined;
  const between = document.createRange();
  between.setStartAfter(number);
  between.setEnd(startContainer, startOffset);
  return between.toString().trim() === '' ? number : undefined;
}

function splitAfter(block, node) {
  if (!node) return undefined;
  const range = document.createRange();
  range.setStartAfter(node);
  range.setEndAfter(block.lastChild);
  return range.toString().trim() === '' ? undefined : extracted(block, range);
}

/** The end of a block as a block that continues it. */
function extracted(block, range) {
  range.setEndAfter(block.lastChild);
  const rest = block.cloneNode();
  rest.classList.add('rest');
  rest.removeAttribute('id');
  rest.append(range.extractContents());
  return rest;
}

/** Adds the first and the last reference to a page. Returns the last one. */
function addHead(page, name, before) {
  const verses = Array.from(page.querySelectorAll('.v[id]'), ({ id, firstChild }) => {
    const [, chapter] = id.split('.');
    return firstChild.data.split('-').map((verse) => `${name} ${chapter}:${verse}`);
  });
  const first = Array.from(page.querySelector('.text').children).find((block) => !block.matches(headings));
  const continues = before !== undefined && !first?.firstChild?.matches?.('.v');
  const last = verses.at(-1)?.at(-1) ?? before;
  const head = page.querySelector('.head');
  head.replaceChildren();
  for (const reference of new Set([continues ? before : (verses[0]?.[0] ?? name), last ?? name])) {
    const span = document.createElement('span');
    span.append(reference);
    head.append(span);
  }
  return last;
}
