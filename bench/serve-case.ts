/** What one row of the table was measured with. */
export interface LoadCase {
  /** One chapter again and again, or any chapter of the library. */
  readonly load: 'hot' | 'random';
  /** Whether the requests accept gzip, or name no coding at all. */
  readonly coding: 'gzip' | 'identity';
  readonly connections: number;
}
