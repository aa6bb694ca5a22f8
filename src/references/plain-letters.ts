/**
 * Lower-case Latin letters that Unicode does not decompose, and the letters that people without them type. The
 * Vietnamese đ and the Icelandic ð have the same capital in many fonts.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  // Letters with a stroke
  ⱥ: 'a',
  ƀ: 'b',
  ȼ: 'c',
  ɇ: 'e',
  ǥ: 'g',
  ħ: 'h',
  ɨ: 'i',
  ɉ: 'j',
  ꝁ: 'k',
  ł: 'l',
  ƚ: 'l',
  ø: 'o',
  ᵽ: 'p',
  ɍ: 'r',
  ŧ: 't',
  ⱦ: 't',
  ʉ: 'u',
  ɏ: 'y',
  ƶ: 'z',
};
