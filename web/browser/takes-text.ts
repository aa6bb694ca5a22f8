/** True if pressed keys are typed into the element or choose one of its values, so no shortcut applies. */
export function takesText(target: EventTarget | null): boolean {
  // Check boxes and sliders are not editable
  return target instanceof Element && target.closest(':read-write, select') !== null;
}
