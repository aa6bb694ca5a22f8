import '../styles/colours.css';
import '../styles/page.css';
import '../styles/search-field.css';
import './styles/layout.css';
import './styles/toolbar.css';
import './styles/text.css';
import './words/words.css';
import './styles/cards.css';
import './styles/problem.css';
import './styles/turns.css';
import './styles/access.css';
import { options, render } from 'preact';
import { Reader } from './reader.tsx';

/** Milliseconds after which a press counts as ended, as not every end is reported. */
const longestPress = 2000;
/** Milliseconds from the end of a press to its click, where that comes by itself, as on touch screens. */
const clickDelay = 80;
/** Pixels beyond which a press is a drag, whose effect must be seen. */
const slop = 10;

/**
 * Draws nothing from the beginning of a press until its click was heard. What arrives meanwhile may move or replace what is pressed, and
 * a browser reports a click only on what was under the finger at both ends of the press.
 */
function holdStill(): void {
  const held: (() => void)[] = [];
  let start: PointerEvent | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const end = () => {
    start = undefined;
    for (const draw of held.splice(0)) draw();
  };
  const endIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(end, milliseconds);
  };
  options.debounceRendering = (draw) => {
    if (start) held.push(draw);
    else queueMicrotask(draw);
  };
  const follow = (event: MouseEvent) => {
    const { type, clientX: x, clientY: y } = event;
    if (type === 'pointerdown' && event.button === 0) {
      start = event as PointerEvent;
      endIn(longestPress);
    } else if (!start) return;
    else if (type === 'pointerup') endIn(clickDelay);
    else if (type !== 'pointermove' || Math.hypot(x - start.clientX, y - start.clientY) > slop) end();
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click'] as const) {
    // The click after all else that hears it
    addEventListener(type, follow, type !== 'click');
  }
}

holdStill();
render(<Reader />, document.getElementById('reader')!);
