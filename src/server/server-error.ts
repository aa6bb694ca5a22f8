/** The server cannot do what was asked of it. The message is one line for the user and says what to do. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}
