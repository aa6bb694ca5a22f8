import { verseText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import styles from './verse-words.css' with { type: 'text' };

interface VerseWordsProps {
  readonly reference: string;
  readonly article: Element;
  readonly onClose: () => void;
}

export function VerseWords({ reference, article, onClose }: VerseWordsProps) {
  useStyle(styles);
  const words = [...article.querySelectorAll<HTMLElement>('.marked .word')];
  const { lang, dir } = article.querySelector<HTMLElement>('.scripture')!;
  const open = (word: HTMLElement) => {
    onClose();
    // After the menu has returned the focus
    setTimeout(() => {
      if (!word.isConnected) return;
      word.scrollIntoView({ block: 'nearest' });
      word.click();
    });
  };
  return (
    <>
      <p class="words-title">{verseText('wordsOf', { reference })}</p>
      <ul class="verse-words" lang={lang} dir={dir as 'ltr' | 'rtl'}>
        {words.map((word, index) => (
          <li key={index}>
            <button type="button" onClick={() => open(word)}>
              {(word.querySelector('.surface') ?? word).textContent}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
