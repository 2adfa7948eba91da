/** The output of `next build` is not in a format that this step knows, most likely after an upgrade of Next. */
export class OutputError extends Error {
  /** @param file path inside the build folder; `problem` names what was expected */
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}.`);
    this.name = 'OutputError';
  }
}
