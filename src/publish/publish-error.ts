/** Why a publication stopped, in words that say what to do. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
