import { Command, type ErrorOptions } from 'commander';

/** A command whose exit code tells a wrong call (2) from an answer of "no" (1). */
export class StrictCommand extends Command {
  override error(message: string, options?: ErrorOptions): never {
    return super.error(message, { ...options, exitCode: 2 });
  }
}
