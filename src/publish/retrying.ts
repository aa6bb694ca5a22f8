import { PublishError } from '../release/publish-error.ts';

export interface RetryOptions {
  /** How often it is tried in all. */
  readonly attempts?: number;
  /** Milliseconds before the second try; twice as many before each one after. */
  readonly firstDelay?: number;
}

const longestDelay = 10_000;

/** Tries again what failed with a PublishError that is marked as retryable. @throws the last error. */
export async function retrying<T>(
  step: () => Promise<T>,
  { attempts = 6, firstDelay = 250 }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      const mayHelp = error instanceof PublishError && error.isRetryable;
      if (!mayHelp || attempt >= attempts) throw error;
      const delay = Math.min(firstDelay * 2 ** (attempt - 1), longestDelay);
      // Spread out, so that what failed together does not come back together
      await Bun.sleep(delay * (0.5 + Math.random() / 2));
    }
  }
}
