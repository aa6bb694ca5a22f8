/**
 * The texts of the interface, by part. `strings-en.json` has the English texts: names in braces are placeholders,
 * and a text that depends on a number has a form for each plural category. Scripts contain only the parts that
 * they use. The other languages are separate files (`strings-es.json` ...).
 */
import { part } from './strings.ts';
import * as english from './strings-en.json';

export const pageText = part('page', english.page);
export const canonText = part('canon', english.canon);
export const readingText = part('reading', english.reading);
export const missingText = part('missing', english.missing);
export const linkText = part('link', english.link);
export const parallelText = part('parallel', english.parallel);
export const compareText = part('compare', english.compare);

export const verseText = part('verse', english.verse);

/** The card of a word. Parsings and lexicons are in English. */
export const wordText = part('word', english.word);

export const searchText = part('search', english.search);
export const keepingText = part('keeping', english.keeping);
export const keysText = part('keys', english.keys);
export const keptText = part('kept', english.kept);
export const plansText = part('plans', english.plans);

/** The backup file. Errors inside a file are reported in English, like the names of its members. */
export const backupText = part('backup', english.backup);

export const offlineText = part('offline', english.offline);
export const recordingsText = part('recordings', english.recordings);
export const settingsText = part('settings', english.settings);
export const toolbarText = part('toolbar', english.toolbar);

/** The box for passages and words. Errors in references are reported in English. */
export const suggestionText = part('suggestion', english.suggestion);

export const quotationText = part('quotation', english.quotation);
/** Languages that some browsers cannot name. */
export const languageText = part('language', english.language);

export const pickersText = part('pickers', english.pickers);
export const audioText = part('audio', english.audio);
export const studyText = part('study', english.study);
export const recordText = part('record', english.record);
export const mapText = part('map', english.map);
export const welcomeText = part('welcome', english.welcome);
