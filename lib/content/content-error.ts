/**
 * What is wrong in one file of content/, a line for each mistake: its field or line, what was
 * expected, and an example.
 */
export class ContentError extends Error {
  constructor(
    readonly file: string,
    readonly mistakes: readonly string[],
  ) {
    super(`${file} has a mistake:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
  }
}
