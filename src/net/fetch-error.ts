/** Content could not be fetched or was refused; the message is one line for people. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}
