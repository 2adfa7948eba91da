import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  /** By name in lower case; several values of one name (lines, or parts of a list) are sorted, each once. */
  headers: Record<string, string>;
  /** Unpacked. */
  body: Buffer;
  /** When the first piece of the body came, and the last, in milliseconds after asking. */
  first: number;
  last: number;
};

const isList = (name: string) => ['vary', 'allow', 'x-nextjs-prerender'].includes(name);

function headersOf(answer: IncomingMessage): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    const name = (answer.rawHeaders[at] ?? '').toLowerCase();
    const value = answer.rawHeaders[at + 1] ?? '';
    const values = found.get(name) ?? new Set();
    for (const part of isList(name) ? value.split(/,\s*/) : [value]) values.add(part);
    found.set(name, values);
  }
  return Object.fromEntries([...found].map(([name, values]) => [name, [...values].sort().join(', ')]));
}

/**
 * One request with nothing added to it and nothing taken from its answer: `fetch` unpacks, follows, and joins headers.
 *
 * @param path as it goes over the wire, not normalized
 */
export function exchange(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      let first = 0;
      answer.on('data', (piece: Buffer) => {
        first ||= performance.now() - started;
        pieces.push(piece);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const sent = Buffer.concat(pieces);
        resolve({
          status: answer.statusCode ?? 0,
          headers: headersOf(answer),
          body: answer.headers['content-encoding'] === 'gzip' && sent.length > 0 ? gunzipSync(sent) : sent,
          first,
          last: performance.now() - started,
        });
      });
    });
    call.on('error', reject).end();
  });
}
