import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODEL_YEAR } from '@/lib/site/model-year';

/** Of the mode `many-rows`. */
export const MANY_ROWS = 2_000;
const MAKES = ['vw', 'toyota', 'BMW', 'Manymake'];
const ROWS_PER_REQUEST = 1_000;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

type DatabaseResponse = { status: number; text: string; range: string | null };
type Handler = (context: {
  request: IncomingMessage;
  response: ServerResponse;
  /** Sends the same request to the working database. */
  forward: () => Promise<DatabaseResponse>;
}) => unknown;

function send(response: ServerResponse, { status, text, range }: DatabaseResponse): void {
  response.writeHead(status, { ...JSON_TYPE, ...(range && { 'content-range': range }) }).end(text);
}

const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  range: string | null = null,
) => send(response, { status, text: JSON.stringify(body), range });

const manyRows: Handler = ({ request, response }) => {
  const query = new URL(request.url ?? '/', 'http://proxy').searchParams;
  const from = Number(query.get('offset') ?? 0);
  const length = Math.min(
    ROWS_PER_REQUEST,
    Number(query.get('limit') ?? ROWS_PER_REQUEST),
    MANY_ROWS - from,
  );
  const rows = Array.from({ length }, (_, at) => {
    const id = MANY_ROWS - from - at;
    const brand = MAKES[id % MAKES.length];
    if (query.get('select') === 'brand') return { brand };
    const img = `https://photos.example/${createHash('md5').update(String(id)).digest('hex')}.jpg`;
    return { id, brand, model: `Model ${id % 50}`, year: Number(MODEL_YEAR), img };
  });
  sendJson(response, 206, rows, `${from}-${from + length - 1}/${MANY_ROWS}`);
};

/** The ways in which a database service fails; `pass` forwards everything unchanged. */
const handlers = {
  pass: async ({ response, forward }) => send(response, await forward()),
  refuse: ({ request }) => request.socket.destroy(),
  hang: () => {},
  'many-rows': manyRows,
} satisfies Record<string, Handler>;

type Mode = keyof typeof handlers;

/**
 * A proxy between the site and its database that breaks responses in the chosen way. The mode can
 * change at any time; a request that hangs keeps hanging after a change.
 *
 * @param upstream URL of the working database
 */
export async function startFaultProxy(upstream: string) {
  let mode: Mode = 'pass';
  let requests = 0;

  const forward = async ({ url = '', headers }: IncomingMessage): Promise<DatabaseResponse> => {
    const { apikey = '', prefer = '' } = headers as Record<string, string>;
    const response = await fetch(upstream + url, {
      headers: { apikey, prefer },
    });
    const range = response.headers.get('content-range');
    return { status: response.status, text: await response.text(), range };
  };

  const server = createServer((request, response) => {
    requests++;
    const handler: Handler = handlers[mode];
    Promise.resolve(handler({ request, response, forward: () => forward(request) })).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** The database URL for the site. No cache has an entry for it (prepare-site.ts). */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The number of requests received so far, in any mode. */
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
