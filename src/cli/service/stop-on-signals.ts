/** Disposes of what is running on SIGINT and SIGTERM and ends the process with 0. The function returned does it too. */
export function stopOnSignals(running: AsyncDisposableStack): () => void {
  let isStopping = false;
  const stop = () => {
    // A terminal and the launcher may both send a signal: the second must not cut off what the first lets finish
    if (isStopping) return;
    isStopping = true;
    void running.disposeAsync().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stop;
}
