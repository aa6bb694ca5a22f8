/** True if keys pressed in this element are typed into it or choose one of its values, so no shortcut applies. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null;
}

const textFields =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
