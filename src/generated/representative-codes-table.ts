/**
 * The members of ISO 639-3 that represent a macrolanguage with a two-letter code, and that code. Made by
 * languages-table.make.ts from npm @ethnolib/find-language (SIL's langtags data, MIT); do not edit.
 */
export const representativeCodes =
  'twi ak arb ar ayr ay azj az cwd cr ekk et pes fa fuc ff gug gn ike iu esk ik knc kr kpv kv kng kg kmr ku lvs lv plt mg khk mn zsm ms npi ne ojg oj ory or gaz om pbu ps quz qu als sq src sc swh sw uzn uz ydd yi zyb za cmn zh';
