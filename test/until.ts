/** The first result of `ask` that is true. Polls until the test times out. */
export async function until<Result>(
  ask: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result> {
  for (;;) {
    const result = await ask();
    if (result) return result;
    await Bun.sleep(50);
  }
}
