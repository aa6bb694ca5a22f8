import { describe, expect, test } from 'bun:test';
import { licenseOfAddress, readLicense } from './license.ts';

const terms = (address: string) => {
  const license = licenseOfAddress(address);
  return license && Object.values(license);
};

describe('the licence of a well-known address', () => {
  test.each([
    [
      'https://creativecommons.org/publicdomain/zero/1.0/',
      ['not-required', 'allowed', 'allowed', false, true],
    ],
    [
      'https://creativecommons.org/publicdomain/mark/1.0/deed.de',
      ['not-required', 'allowed', 'allowed', false, true],
    ],
    [
      'http://creativecommons.org/licenses/publicdomain/',
      ['not-required', 'allowed', 'allowed', false, true],
    ],
    ['https://creativecommons.org/licenses/by/4.0/', ['required', 'allowed', 'allowed', false, false]],
    ['http://www.creativecommons.org/licenses/by/1.0', ['required', 'allowed', 'allowed', false, false]],
    [
      'https://creativecommons.org/licenses/by-sa/4.0/legalcode.en',
      ['required', 'allowed', 'allowed', true, false],
    ],
    ['https://creativecommons.org/licenses/by-sa/2.5/au/', ['required', 'allowed', 'allowed', true, false]],
    [
      'https://creativecommons.org/licenses/by-nd/3.0/igo/',
      ['required', 'allowed', 'not-allowed', false, false],
    ],
    ['https://creativecommons.org/licenses/by-nc/2.0/', ['required', 'not-allowed', 'allowed', false, false]],
    [
      'https://creativecommons.org/licenses/by-nc-sa/3.0/deed#ref',
      ['required', 'not-allowed', 'allowed', true, false],
    ],
    [
      'https://CreativeCommons.org/licenses/BY-NC-ND/4.0/?lang=en',
      ['required', 'not-allowed', 'not-allowed', false, false],
    ],
    [
      'https://creativecommons.org/licenses/nd-nc/1.0/',
      ['not-required', 'not-allowed', 'not-allowed', false, false],
    ],
    [
      'https://creativecommons.org/licenses/by-nd-nc/1.0/',
      ['required', 'not-allowed', 'not-allowed', false, false],
    ],
    ['https://creativecommons.org/licenses/sa/1.0/', ['not-required', 'allowed', 'allowed', true, false]],
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

describe('the terms that an edition writes', () => {
  const complete = {
    attribution: 'required',
    commercialUse: 'not-allowed',
    derivatives: 'allowed',
    copyleft: true,
    publicDomain: false,
  };

  test('are accepted in the spelling of the public API', () => {
    expect(readLicense(complete)).toEqual({ license: complete, unknown: [] } as never);
  });

  test('are accepted as true and false', () => {
    const written = { ...complete, attribution: true, commercialUse: false, derivatives: true };
    expect(readLicense(written).license).toEqual(complete as never);
  });

  test.each([
    ['attribution', 'say it was us'],
    ['commercialUse', null],
    ['derivatives', undefined],
    ['copyleft', 'yes'],
    ['publicDomain', 0],
  ])('are null as a whole if %s is %p', (name, value) => {
    expect(readLicense({ ...complete, [name]: value })).toEqual({ license: null, unknown: [name] } as never);
  });
});
