import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The ways in which a database service fails; `pass` hands everything on. */
export const faults = [
  'refuse',
  'hang',
  'slow',
  'status-500',
  'html',
  'truncated',
  'wrong-types',
  'some-wrong',
  'no-rows',
  'many-rows',
  'revoked-key',
  'oversized',
] as const;
export type Fault = (typeof faults)[number];

const SLOW_MS = 2_500;
const MANY = 5_000;
const A_REQUEST = 1_000;
const OVERSIZED_BYTES = 64 * 1024 * 1024;

export type FaultProxy = {
  /** What the site takes for its database. Never used before, so that no cache knows it. */
  url: string;
  /** Requests that came, in any mode. */
  requests: () => number;
  switchTo: (mode: Fault | 'pass') => void;
  stop: () => Promise<void>;
};

type Row = { id: number; brand: string; model: string; year: number; img: string };

/** Rows of a make of their own: `Model 0` is the newest. */
function generatedRows(): Row[] {
  return Array.from({ length: MANY }, (_, at) => ({
    id: MANY - at,
    brand: at % 2 ? 'vw' : 'Manymake',
    model: `Model ${at}`,
    year: 2025,
    img: '',
  }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

/**
 * Stands between the site and its database and breaks, in the chosen way, what passes by. The mode can be changed
 * at any time.
 *
 * @param upstream address of the working database
 */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const prefix = `/${randomUUID()}`;
  const many = generatedRows();
  let mode: Fault | 'pass' = 'pass';
  let requests = 0;

  const json = (response: ServerResponse, status: number, body: unknown, range?: string) =>
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        ...(range && { 'content-range': range }),
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

  /** What the working database answers to the same request. */
  const answered = async (request: IncomingMessage) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value);
    }
    headers.set('accept-encoding', 'identity');
    const body = await bodyOf(request);
    const answer = await fetch(`${upstream}${(request.url ?? '').slice(prefix.length)}`, {
      method: request.method,
      headers,
      ...(body && { body }),
    });
    return { status: answer.status, text: await answer.text(), range: answer.headers.get('content-range') };
  };

  const passOn = async (
    request: IncomingMessage,
    response: ServerResponse,
    change = (rows: unknown[]) => rows,
  ) => {
    const { status, text, range } = await answered(request);
    json(response, status, JSON.stringify(change(JSON.parse(text) as unknown[])), range ?? undefined);
  };

  const oversized = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-range': '0-0/1' });
    const piece = `"${'x'.repeat(65_533)}",`;
    let sent = 0;
    const more = () => {
      while (sent < OVERSIZED_BYTES) {
        sent += piece.length;
        if (!response.write(piece)) return;
      }
      response.end('""]');
    };
    response.on('drain', more).write('[');
    more();
  };

  const manyRows = (request: IncomingMessage, response: ServerResponse) => {
    const query = new URL(request.url ?? '/', 'http://proxy').searchParams;
    const from = Number(query.get('offset') ?? 0);
    const rows = many.slice(from, from + Math.min(A_REQUEST, Number(query.get('limit') ?? A_REQUEST)));
    json(response, 206, rows, `${from}-${from + rows.length - 1}/${MANY}`);
  };

  const answer: Record<Fault | 'pass', (request: IncomingMessage, response: ServerResponse) => unknown> = {
    pass: (request, response) => passOn(request, response),
    refuse: (request) => request.socket.destroy(),
    hang: () => {},
    slow: (request, response) => setTimeout(() => void passOn(request, response), SLOW_MS),
    'status-500': (_, response) => json(response, 500, { code: 'XX000', message: 'internal error' }),
    html: (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><html><body><h1>Maintenance</h1><script>alert(1)</script></body></html>'),
    truncated: async (request, response) => {
      const { status, text, range } = await answered(request);
      json(response, status, text.slice(0, text.length / 2), range ?? undefined);
    },
    'wrong-types': (request, response) =>
      passOn(request, response, (rows) =>
        rows.map((_, at) => ({ id: `n${at}`, brand: { a: 1 }, model: [at], year: 'soon', img: 7 })),
      ),
    'some-wrong': (request, response) =>
      passOn(request, response, (rows) =>
        rows.map((row, at) => (at % 2 ? { ...(row as Row), model: null } : row)),
      ),
    'no-rows': (_, response) => json(response, 200, [], '*/0'),
    'many-rows': manyRows,
    'revoked-key': (_, response) =>
      json(response, 401, {
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      }),
    oversized: (_, response) => oversized(response),
  };

  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests++;
    Promise.resolve(answer[mode](request, response)).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    requests: () => requests,
    switchTo: (next) => {
      // What hangs goes on hanging until the site gives it up: letting it go would be another fault.
      mode = next;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
