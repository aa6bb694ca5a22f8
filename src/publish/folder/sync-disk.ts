/**
 * Waits until everything written to the file system of `folder` is on the disk. One call for all files: each by itself
 * would take a hundred times as long. Where there is no such program, a loss of power may cost what was written last.
 */
export function syncDisk(folder: string): void {
  for (const command of [['sync', '-f', folder], ['sync']]) {
    try {
      if (Bun.spawnSync(command, { stdout: 'ignore', stderr: 'ignore' }).success) return;
    } catch {
      // No such program
    }
  }
}
