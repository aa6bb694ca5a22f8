/** What a slow client does, and how slowhttptest is told to do it. */
export interface SlowMode {
  readonly name: 'slow head' | 'slow body' | 'slow read' | 'range';
  /** Whether the clients ask for the longest document there is, not for a chapter. */
  readonly asksDownload: boolean;
  readonly words: readonly string[];
}

/** The four modes of slowhttptest, each as hostile as it goes within a minute. */
export const slowModes: readonly SlowMode[] = [
  { name: 'slow head', asksDownload: false, words: ['-H', '-i', '1', '-x', '24'] },
  { name: 'slow body', asksDownload: false, words: ['-B', '-i', '1', '-s', '8192', '-x', '10'] },
  {
    name: 'slow read',
    asksDownload: true,
    words: ['-X', '-n', '1', '-z', '32', '-w', '10', '-y', '512', '-k', '3'],
  },
  { name: 'range', asksDownload: true, words: ['-R', '-a', '1', '-b', '3000'] },
];
