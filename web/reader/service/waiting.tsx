/** Says that something is on its way, after a moment: what comes at once should not flicker. */
export function Waiting() {
  return <p class="loading">Loading…</p>;
}
