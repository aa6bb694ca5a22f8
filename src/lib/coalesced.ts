/** Runs work once at a time. Calls during a run lead to one more run, however many they are. */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isStale = false;
  return async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isStale) {
        isStale = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
}
