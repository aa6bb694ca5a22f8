export interface LibraryProblem {
  readonly path: string;
  readonly problem: string;
}
