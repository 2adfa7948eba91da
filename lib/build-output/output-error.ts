/** The build's output is not what this step knows, most likely after an upgrade of Next. */
export class OutputError extends Error {
  /** @param file as seen from the build folder; `problem` says what was expected */
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}.`);
    this.name = 'OutputError';
  }
}
