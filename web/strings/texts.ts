/**
 * The texts of the interface, by part. `strings-en.json` has the English texts: names in braces are placeholders,
 * and a text that depends on a number has a form for each plural category. Scripts contain only the parts that
 * they use. The other languages are separate files (`strings-es.json` ...).
 */

import { part } from './strings.ts';
import {
  audio,
  backup,
  canon,
  keeping,
  kept,
  link,
  map,
  missing,
  offline,
  page,
  parallel,
  pickers,
  plans,
  reading,
  record,
  recordings,
  search,
  settings,
  study,
  suggestion,
  toolbar,
  verse,
  word,
} from './strings-en.json';

export const pageText = /* @__PURE__ */ part('page', page);
export const canonText = /* @__PURE__ */ part('canon', canon);
export const readingText = /* @__PURE__ */ part('reading', reading);
export const missingText = /* @__PURE__ */ part('missing', missing);
export const linkText = /* @__PURE__ */ part('link', link);
export const parallelText = /* @__PURE__ */ part('parallel', parallel);
export const verseText = /* @__PURE__ */ part('verse', verse);

/** The card of a word. Parsings and lexicons are in English. */
export const wordText = /* @__PURE__ */ part('word', word);

export const searchText = /* @__PURE__ */ part('search', search);
export const keepingText = /* @__PURE__ */ part('keeping', keeping);
export const keptText = /* @__PURE__ */ part('kept', kept);
export const plansText = /* @__PURE__ */ part('plans', plans);

/** The backup file. Errors inside a file are reported in English, like the names of its members. */
export const backupText = /* @__PURE__ */ part('backup', backup);

export const offlineText = /* @__PURE__ */ part('offline', offline);
export const recordingsText = /* @__PURE__ */ part('recordings', recordings);
export const settingsText = /* @__PURE__ */ part('settings', settings);
export const toolbarText = /* @__PURE__ */ part('toolbar', toolbar);

/** The box for passages and words. Errors in references are reported in English. */
export const suggestionText = /* @__PURE__ */ part('suggestion', suggestion);

export const pickersText = /* @__PURE__ */ part('pickers', pickers);
export const audioText = /* @__PURE__ */ part('audio', audio);
export const studyText = /* @__PURE__ */ part('study', study);
export const recordText = /* @__PURE__ */ part('record', record);
export const mapText = /* @__PURE__ */ part('map', map);
