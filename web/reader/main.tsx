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

/** Milliseconds after which a press counts as ended, because some ends are never reported. */
const maxPressMs = 2000;
/** Milliseconds from the end of a press to a delayed click, as on touch screens. */
const clickDelay = 80;
/** Pixels of movement that turn a press into a drag, which needs immediate rendering. */
const slop = 10;

/**
 * Defers rendering from the start of a press until its click has been handled. Content that arrives meanwhile
 * could move or replace the pressed element, and a browser reports a click only on the element under the
 * pointer at both ends of the press.
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
      endIn(maxPressMs);
    } else if (!start) return;
    else if (type === 'pointerup') endIn(clickDelay);
    else if (type !== 'pointermove' || Math.hypot(x - start.clientX, y - start.clientY) > slop) end();
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click'] as const) {
    addEventListener(type, follow, type !== 'click');
  }
}

holdStill();
render(<Reader />, document.getElementById('reader')!);
