type Listeners = { readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void };

/** Returns a function that removes the listeners. */
export function listen(target: EventTarget, listeners: Listeners, options: AddEventListenerOptions = {}) {
  const abort = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener as EventListener, { ...options, signal: abort.signal });
  }
  return () => abort.abort();
}
