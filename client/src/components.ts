import { ScripturePassageElement, ScriptureVerseOfTheDayElement } from './components/passage-elements.ts';
import { ScriptureReaderElement } from './components/reader-element.ts';
import { define } from './components/scripture-element.ts';
import { ScriptureSearchElement } from './components/search-element.ts';

export { componentTexts, type ScriptureElement, setDefaultService } from './components/scripture-element.ts';
export {
  ScripturePassageElement,
  ScriptureReaderElement,
  ScriptureSearchElement,
  ScriptureVerseOfTheDayElement,
};

define('scripture-passage', ScripturePassageElement);
define('scripture-search', ScriptureSearchElement);
define('scripture-verse-of-the-day', ScriptureVerseOfTheDayElement);
define('scripture-reader', ScriptureReaderElement);

declare global {
  interface HTMLElementTagNameMap {
    'scripture-passage': ScripturePassageElement;
    'scripture-search': ScriptureSearchElement;
    'scripture-verse-of-the-day': ScriptureVerseOfTheDayElement;
    'scripture-reader': ScriptureReaderElement;
  }
}
