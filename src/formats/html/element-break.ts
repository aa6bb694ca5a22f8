const paragraphs =
  'p div h1 h2 h3 h4 h5 h6 blockquote ul ol dl table section article header footer pre figure figcaption center hr list lg address';
const lines = 'br li tr dt dd lb l item row caption';
/** In a line of their own they would tear the text; without a break their words would run together. */
const spaces = 'td th cell note';

const breaks = new Map<string, 'paragraph' | 'line' | 'space'>();
for (const name of paragraphs.split(' ')) breaks.set(name, 'paragraph');
for (const name of lines.split(' ')) breaks.set(name, 'line');
for (const name of spaces.split(' ')) breaks.set(name, 'space');

/** What parts the text before and behind a tag of HTML, ThML or OSIS; undefined where it goes on. */
export function elementBreak(name: string): 'paragraph' | 'line' | 'space' | undefined {
  return breaks.get(name);
}
