/** How many requests are under way at a time. */
const CONCURRENT = 16;

/**
 * Asks a local server for `count` of these paths, chosen at random; the same ones each time.
 * @throws when one is not answered with 200.
 */
export async function touchDocuments(port: number, paths: readonly string[], count: number): Promise<void> {
  const random = randomNumbers(1);
  let asked = 0;
  const askOn = async () => {
    while (asked++ < count) {
      const path = paths[Math.floor(random() * paths.length)]!;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { decompress: false });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} was answered with status ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, askOn));
}

/** Numbers from 0 to 1 by the generator of Lehmer, with the constants of Park and Miller. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
