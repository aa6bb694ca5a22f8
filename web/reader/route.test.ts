import { afterEach, expect, test } from 'bun:test';
import { serviceRoot } from '../service/service-root.ts';
import { addressOf, type Route, routeAddress } from './route.ts';

function goToPage(address: string): void {
  Object.assign(globalThis, { location: new URL(address) });
}
const { location } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { location });
});

const route: Route = {
  translation: 'BSB',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  endVerse: 18,
  parallels: ['KJV'],
};
const search = { q: 'living water', books: undefined, sort: undefined, scope: undefined, as: undefined };
const routes: readonly Route[] = [
  route,
  { translation: 'BSB', book: 'JHN', chapter: 3, parallels: [] },
  { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16, parallels: [] },
  {
    translation: 'BSB',
    book: 'JHN',
    chapter: 3,
    verse: 16,
    endVerse: Number.POSITIVE_INFINITY,
    parallels: [],
  },
  { ...route, search },
  { ...route, also: [{ verse: 21 }, { verse: 30, endVerse: 32 }] },
];

test.each([
  'http://a.org/',
  'http://a.org/bible/',
  'http://a.org/read/BSB/JHN/3',
  'http://a.org/b/read/X/GEN/1:2',
])('At %s every route is read back unchanged', (address) => {
  goToPage(address);
  for (const each of routes) expect(routeAddress.parse(routeAddress.format(each))).toEqual(each);
});

test.each([
  ['http://a.org/', '#/BSB/JHN/3?v=16-18&with=KJV', '/'],
  ['http://a.org/bible/', '#/BSB/JHN/3?v=16-18&with=KJV', '/bible/'],
  ['http://a.org/read/BSB/JHN/3', '/read/BSB/JHN/3:16-18?with=KJV', '/'],
  ['http://a.org/read/BSB/JHN/3.html', '/read/BSB/JHN/3:16-18?with=KJV', '/'],
  ['http://a.org/read/BSB/JHN/3%3A16', '/read/BSB/JHN/3:16-18?with=KJV', '/'],
  ['http://a.org/bible/read/BSB/JHN/3:16?with=A', '/bible/read/BSB/JHN/3:16-18?with=KJV', '/bible/'],
  ['http://a.org/read/read/BSB/JHN/3', '/read/read/BSB/JHN/3:16-18?with=KJV', '/read/'],
])('At %s a route is %s', (address, written, root) => {
  goToPage(address);
  expect(routeAddress.format(route)).toBe(written);
  expect(serviceRoot()).toBe(root);
});

test('Shares the real address if the page has one', () => {
  const { parallels: _, ...passage } = route;
  goToPage('http://a.org/bible/read/BSB/GEN/1?with=KJV');
  expect(addressOf(passage)).toBe('http://a.org/bible/read/BSB/JHN/3:16-18');
  goToPage('http://a.org/bible/#/BSB/GEN/1?with=KJV');
  expect(addressOf(passage)).toBe('http://a.org/bible/#/BSB/JHN/3?v=16-18');
});

test('The origin that shows the reader in a frame is encoded in links', async () => {
  const origin = 'https://church.example.org/?a=b&with=X#y';
  goToPage(`http://a.org/read/BSB/GEN/1?embed=${encodeURIComponent(origin)}`);
  // The module reads the address when it is loaded
  const fresh = './route.ts?embedded';
  const { routeAddress: embedded }: { routeAddress: typeof routeAddress } = await import(fresh);
  const written = new URL(embedded.format(route), 'http://a.org');
  expect(written.searchParams.get('embed')).toBe(origin);
  expect(embedded.parse(written.pathname + written.search)).toEqual(route);
});

test.each([
  ['#/BSB/jhn/3', { translation: 'BSB', book: 'JHN', chapter: 3 }],
  ['#/BSB/ROM', { translation: 'BSB', book: 'ROM', chapter: 1 }],
  ['#/BSB/ROM/8/?v=28', { translation: 'BSB', book: 'ROM', chapter: 8, verse: 28 }],
  ['#/BSB+KJV/ROM/8', { translation: 'BSB+KJV', book: 'ROM', chapter: 8 }],
  ...['3:16', '3%3A16', '3.16', '3,16', '3/16'].map(
    (written) =>
      [`#/BSB/JHN/${written}`, { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16 }] as const,
  ),
  ['#/bsb/jhn/3:16-18', { translation: 'bsb', book: 'JHN', chapter: 3, verse: 16, endVerse: 18 }],
  ['#/BSB/JHN/3?v=16,18', { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16, also: [{ verse: 18 }] }],
  ['#/BSB/JHN/3:16,18', { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16, also: [{ verse: 18 }] }],
  ['#/BSB/JHN/3?v=18-16', { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16, endVerse: 18 }],
  ['#/BSB/JHN/3?v=16-', { translation: 'BSB', book: 'JHN', chapter: 3, verse: 16 }],
  ['#/BSB/JHN/3?v=end', { translation: 'BSB', book: 'JHN', chapter: 3 }],
  ['#/BSB/john/3', { translation: 'BSB', book: 'JOHN', chapter: 3 }],
  ['#/JHN/3', { translation: 'JHN', book: '3', chapter: 1 }],
  ['#/BSB/JHN/abc', { translation: 'BSB', book: 'JHN', chapter: 0 }],
])('"%s" is a route', (address, expected) =>
  expect(routeAddress.parse(address)).toEqual({ ...expected, parallels: [] }),
);

test.each([
  '',
  '#',
  '#/BSB',
  '/docs',
  'https://other.org/read/BSB/JHN/3',
  '/read/BSB/jhn/3',
  '/BSB/JHN/3',
  '#/BSB/JHN/3/4/5',
])('"%s" is not a route', (address) => expect(routeAddress.parse(address)).toBeUndefined());
