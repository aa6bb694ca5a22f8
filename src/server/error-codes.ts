/** Every code an error answer can carry, with its HTTP status. Codes are stable; messages are not. */
export const errorCodes = {
  path_not_found: 404,
  translation_not_found: 404,
  commentary_not_found: 404,
  dataset_not_found: 404,
  book_not_found: 404,
  chapter_not_found: 404,
  /** The chapter or edition is there, but not in this form (words, timings of a reader, download, record). */
  file_not_found: 404,
  method_not_allowed: 405,
  /** Accept-Encoding refuses both gzip and identity. */
  not_acceptable: 406,
  /** If-Match names another version. */
  precondition_failed: 412,
  range_not_satisfiable: 416,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof errorCodes;
