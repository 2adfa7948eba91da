import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modelYear } from '@/content/model-year';

export const MANY_ROWS = 2_000;
const MAKES = ['vw', 'toyota', 'BMW', 'Manymake'];
const ROWS_PER_REQUEST = 1_000;

function manyRows(query: URLSearchParams): Response {
  const from = Number(query.get('offset') ?? 0);
  const limit = Number(query.get('limit') ?? ROWS_PER_REQUEST);
  const length = Math.min(ROWS_PER_REQUEST, limit, MANY_ROWS - from);
  const rows = Array.from({ length }, (_, at) => {
    const id = MANY_ROWS - from - at;
    const brand = MAKES[id % MAKES.length];
    if (query.get('select') === 'brand') return { brand };
    const img = `https://photos.example/${createHash('md5').update(String(id)).digest('hex')}.jpg`;
    return { id, brand, model: `Model ${id % 50}`, year: modelYear, img };
  });
  const range = `${from}-${from + length - 1}/${MANY_ROWS}`;
  return Response.json(rows, { status: 206, headers: { 'content-range': range } });
}

/** How the database fails; `pass` forwards everything unchanged. */
type Mode = 'pass' | 'refuse' | 'hang' | 'many-rows';

/**
 * A proxy between the site and its database that breaks responses in the chosen way. The mode can
 * change at any time, but requests that hang keep hanging.
 *
 * @param upstream URL of the working database
 */
export async function startFaultProxy(upstream: string) {
  let mode: Mode = 'pass';
  let requests = 0;

  const answerTo = (url: string, headers: Record<string, string>) =>
    mode === 'many-rows'
      ? manyRows(new URL(url, 'http://proxy').searchParams)
      : fetch(upstream + url, { headers });

  const server = createServer(async ({ url = '/', headers, socket }, response) => {
    requests++;
    if (mode === 'hang') return;
    if (mode === 'refuse') {
      socket.destroy();
      return;
    }
    const { apikey = '', prefer = '' } = headers as Record<string, string>;
    const answer = await answerTo(url, { apikey, prefer });
    const range = answer.headers.get('content-range');
    response.writeHead(answer.status, {
      'content-type': 'application/json; charset=utf-8',
      ...(range && { 'content-range': range }),
    });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** The database URL for the site. It's new to every cache (prepare-site.ts). */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    switchTo: (next: Mode) => {
      mode = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;
