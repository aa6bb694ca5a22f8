import { describe, expect, test } from 'bun:test';
import { licenseOfAddress } from './license.ts';

const terms = (address: string) => {
  const license = licenseOfAddress(address);
  return license && Object.values(license);
};

describe('the licence of a well-known address', () => {
  test.each([
    ['https://creativecommons.org/publicdomain/zero/1.0/', ['not-required', true, true, false, true]],
    ['https://creativecommons.org/publicdomain/mark/1.0/deed.de', ['not-required', true, true, false, true]],
    ['http://creativecommons.org/licenses/publicdomain/', ['not-required', true, true, false, true]],
    ['https://creativecommons.org/licenses/by/4.0/', ['required', true, true, false, false]],
    ['http://www.creativecommons.org/licenses/by/1.0', ['required', true, true, false, false]],
    ['https://creativecommons.org/licenses/by-sa/4.0/legalcode.en', ['required', true, true, true, false]],
    ['https://creativecommons.org/licenses/by-sa/2.5/au/', ['required', true, true, true, false]],
    ['https://creativecommons.org/licenses/by-nd/3.0/igo/', ['required', true, false, false, false]],
    ['https://creativecommons.org/licenses/by-nc/2.0/', ['required', false, true, false, false]],
    ['https://creativecommons.org/licenses/by-nc-sa/3.0/deed#ref', ['required', false, true, true, false]],
    ['https://CreativeCommons.org/licenses/BY-NC-ND/4.0/?lang=en', ['required', false, false, false, false]],
    ['https://creativecommons.org/licenses/nd-nc/1.0/', ['not-required', false, false, false, false]],
    ['https://creativecommons.org/licenses/by-nd-nc/1.0/', ['required', false, false, false, false]],
    ['https://creativecommons.org/licenses/sa/1.0/', ['not-required', true, true, true, false]],
  ])('%s', (address, expected) => {
    expect(terms(address)).toEqual(expected);
  });

  test.each([
    '',
    'https://ebible.org/details.php?id=engwebp',
    'https://creativecommons.org/',
    'https://creativecommons.org/licenses/',
    'https://creativecommons.org/licenses/by/',
    'https://creativecommons.org/licenses/by-xy/4.0/',
    'https://creativecommons.org/licenses/sampling/1.0/',
    'https://creativecommons.org/licenses/by-sa-nd/4.0/',
    'https://creativecommons.org/licenses/by/4.0/other-terms',
    'https://creativecommons.org.example.org/licenses/by/4.0/',
    'https://example.org/?see=https://creativecommons.org/licenses/by/4.0/',
    'ftp://creativecommons.org/licenses/by/4.0/',
  ])('"%s" says nothing', (address) => {
    expect(licenseOfAddress(address)).toBeNull();
  });
});
