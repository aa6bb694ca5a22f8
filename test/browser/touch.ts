import type { Page } from 'playwright-core';

type TouchPoint = readonly [
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  clientX: number,
  clientY?: number,
];

/** Runs in the page. @returns true if the text followed the last movement. */
function dispatchTouches(points: readonly TouchPoint[]): boolean {
  const target = document.querySelector('.scripture')!;
  let isFollowed = false;
  for (const [type, clientX, clientY = 400] of points) {
    const point = new Touch({ identifier: 1, target, clientX, clientY });
    const touches = type === 'touchend' ? [] : [point];
    target.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [point] }),
    );
    if (type === 'touchmove') isFollowed = document.querySelector('.dragged') !== null;
  }
  return isFollowed;
}

export async function touch(page: Page, ...points: readonly TouchPoint[]): Promise<void> {
  await page.evaluate(dispatchTouches, points);
}

/** Waits until the text follows a finger, or no longer does: the code for touches is loaded after the text. */
export async function followsTouch(page: Page, isFollowed = true): Promise<void> {
  const points: readonly TouchPoint[] = [
    ['touchstart', 195],
    ['touchmove', 295],
    ['touchcancel', 295],
  ];
  while ((await page.evaluate(dispatchTouches, points)) !== isFollowed) await Bun.sleep(100);
}
