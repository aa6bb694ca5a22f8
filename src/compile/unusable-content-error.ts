/** The content folder as a whole cannot be built from; the message is one line for people. */
export class UnusableContentError extends Error {
  override readonly name = 'UnusableContentError';
}
