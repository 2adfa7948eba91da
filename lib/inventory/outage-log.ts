type Say = { failure: (line: string) => void; recovery: (line: string) => void };

/**
 * Says once what happened in an outage, however many requests met it: a line when a read fails in a new way, a line
 * when it works again. Reads that fail in the same way share their lines.
 */
export class OutageLog {
  readonly #failing = new Map<string, string>();
  readonly #say: Say;

  constructor(say: Say = { failure: (line) => console.error(line), recovery: (line) => console.info(line) }) {
    this.#say = say;
  }

  /** @param what the read @param message what went wrong, free of secrets @param note said behind it once */
  recordFailure(what: string, message: string, note = ''): void {
    const known = [...this.#failing.values()].includes(message);
    this.#failing.set(what, message);
    if (!known) this.#say.failure(`[inventory] could not be read: ${message}${note && `; ${note}`}`);
  }

  recordSuccess(what: string): void {
    const message = this.#failing.get(what);
    if (message === undefined) return;
    for (const [other, same] of this.#failing) if (same === message) this.#failing.delete(other);
    this.#say.recovery(`[inventory] can be read again, after: ${message}`);
  }
}
