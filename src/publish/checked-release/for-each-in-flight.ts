/** Calls `act` for each item, `width` of them at a time. Ends early when `act` throws, or once `isOver` says so. */
export async function forEachInFlight<Item>(
  items: Iterable<Item>,
  width: number,
  act: (item: Item) => Promise<void>,
  isOver: () => boolean = () => false,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let hasFailed = false;
  const run = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed && !isOver(); next = waiting.next()) {
      await act(next.value).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: width }, run));
}
