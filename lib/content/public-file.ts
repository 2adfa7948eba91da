import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The URL of a file in public/, which is looked for on disk. For use at build. */
export const publicFile = z.string().refine((file) => existsSync(path.join(process.cwd(), 'public', file)), {
  error: ({ input }) => `there is no file public${input}; expected one such as "/vehicles/sedan-ink.svg"`,
});
