/**
 * The code that published editions use, the code of the group or relative that tables use, and the tag of
 * both or of each.
 */
export const languagePairs = [
  ['arb', 'ara', 'ar'],
  ['cmn', 'zho', 'zh'],
  ['pes', 'fas', 'fa'],
  ['ell', 'grc', 'el grc'],
  ['nob', 'nor', 'nb no'],
  ['npi', 'nep', 'ne'],
  ['ory', 'ori', 'or'],
  ['swh', 'swa', 'sw'],
  ['als', 'sqi', 'sq'],
  ['zsm', 'msa', 'ms'],
  ['fil', 'tgl', 'fil tl'],
  ['azj', 'aze', 'az'],
] as const;
