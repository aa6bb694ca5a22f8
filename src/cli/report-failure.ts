/** Errors that a user can cause; anything else is a fault of the program and shows its stack. */
const namesForPeople = ['UnusableContentError', 'LibraryError', 'ServerError', 'FetchError', 'ReleaseError'];

/** Ends the command: one clear line for what a user can mend, exit code 1. */
export function reportFailure(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof Error && (namesForPeople.includes(error.name) || 'code' in error)) {
    console.error(`scriptorium: ${error.message}`);
  } else {
    console.error('scriptorium: this should not have happened; please report it.');
    console.error(error);
  }
}
