import type { Page } from 'playwright-core';

/** Waits until the text follows a finger: the code for touches is loaded after the text. */
export async function followsTouch(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const target = document.querySelector('.scripture .verse');
    if (!target) return false;
    const touch = (type: string, clientX: number) => {
      const touches = [new Touch({ identifier: 1, target, clientX, clientY: 400 })];
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
    };
    touch('touchstart', 195);
    touch('touchmove', 295);
    const isDragged = document.querySelector('.dragged') !== null;
    touch('touchcancel', 295);
    return isDragged;
  });
}
