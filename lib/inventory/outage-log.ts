type Output = { failure: (line: string) => void; recovery: (line: string) => void };

/**
 * Logs an outage once, however many requests it affects: one line when a read fails with a new message, one line when it
 * works again. Reads that fail with the same message share their lines.
 */
export class OutageLog {
  readonly #failing = new Map<string, string>();
  readonly #output: Output;

  constructor(
    output: Output = { failure: (line) => console.error(line), recovery: (line) => console.info(line) },
  ) {
    this.#output = output;
  }

  /** @param read the name of the read @param message without secrets @param note added to the line */
  recordFailure(read: string, message: string, note = ''): void {
    const known = [...this.#failing.values()].includes(message);
    this.#failing.set(read, message);
    if (!known) this.#output.failure(`[inventory] could not be read: ${message}${note && `; ${note}`}`);
  }

  /** @param read the name of the read; its recovery is logged only if it was failing */
  recordSuccess(read: string): void {
    const message = this.#failing.get(read);
    if (message === undefined) return;
    for (const [name, failure] of this.#failing) if (failure === message) this.#failing.delete(name);
    this.#output.recovery(`[inventory] can be read again, after: ${message}`);
  }
}
