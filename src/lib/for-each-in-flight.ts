/**
 * Calls `act` for each item in order, with at most `width` calls in progress. Starts no further call after a
 * failure, or once `isOver` returns true.
 * @throws the first error, after all calls in progress have ended.
 */
export async function forEachInFlight<Item>(
  items: Iterable<Item>,
  width: number,
  act: (item: Item) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const run = async () => {
    while (failures.length === 0 && !isOver()) {
      const next = waiting.next();
      if (next.done) return;
      await act(next.value);
    }
  };
  await Promise.all(Array.from({ length: width }, () => run().catch((error) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
