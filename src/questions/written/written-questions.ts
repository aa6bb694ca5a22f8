export { answerReferences as references } from './find-in-prose.ts';
export { answerParse as parse } from './parse-one.ts';
export { answerSuggest as suggest } from './suggest.ts';
