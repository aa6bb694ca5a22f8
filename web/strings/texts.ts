/**
 * The texts of the interface, by part. `strings-en.json` has the English texts: names in braces are placeholders,
 * and a text that depends on a number has a form for each plural category. Scripts contain only the parts that
 * they use. The other languages are separate files (`strings-es.json` ...).
 */
import { part } from './strings.ts';
import * as english from './strings-en.json';

export const pageText = /* @__PURE__ */ part('page', english.page);
export const canonText = /* @__PURE__ */ part('canon', english.canon);
export const readingText = /* @__PURE__ */ part('reading', english.reading);
export const missingText = /* @__PURE__ */ part('missing', english.missing);
export const linkText = /* @__PURE__ */ part('link', english.link);
export const parallelText = /* @__PURE__ */ part('parallel', english.parallel);
export const compareText = /* @__PURE__ */ part('compare', english.compare);

export const verseText = /* @__PURE__ */ part('verse', english.verse);

/** The card of a word. Parsings and lexicons are in English. */
export const wordText = /* @__PURE__ */ part('word', english.word);

export const searchText = /* @__PURE__ */ part('search', english.search);
export const keepingText = /* @__PURE__ */ part('keeping', english.keeping);
export const keysText = /* @__PURE__ */ part('keys', english.keys);
export const keptText = /* @__PURE__ */ part('kept', english.kept);
export const plansText = /* @__PURE__ */ part('plans', english.plans);

/** The backup file. Errors inside a file are reported in English, like the names of its members. */
export const backupText = /* @__PURE__ */ part('backup', english.backup);

export const offlineText = /* @__PURE__ */ part('offline', english.offline);
export const recordingsText = /* @__PURE__ */ part('recordings', english.recordings);
export const settingsText = /* @__PURE__ */ part('settings', english.settings);
export const toolbarText = /* @__PURE__ */ part('toolbar', english.toolbar);

/** The box for passages and words. Errors in references are reported in English. */
export const suggestionText = /* @__PURE__ */ part('suggestion', english.suggestion);

export const quotationText = /* @__PURE__ */ part('quotation', english.quotation);
export const pickersText = /* @__PURE__ */ part('pickers', english.pickers);
export const audioText = /* @__PURE__ */ part('audio', english.audio);
export const studyText = /* @__PURE__ */ part('study', english.study);
export const recordText = /* @__PURE__ */ part('record', english.record);
export const mapText = /* @__PURE__ */ part('map', english.map);
export const welcomeText = /* @__PURE__ */ part('welcome', english.welcome);
