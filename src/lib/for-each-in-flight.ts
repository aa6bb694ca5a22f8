/**
 * Calls `act` for each item, in their order, `width` of them at a time. No other begins once one has failed, or `isOver`
 * says so.
 * @throws the first error, when none is under way any more.
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
