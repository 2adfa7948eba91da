import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Submission = { id: string; formId: string; fields: Record<string, string> };

const submissions: Submission[] = [];
const page = readFileSync('scripts/sandbox/lead-form.html', 'utf8');

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (type: string, body: string) =>
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body);
  const [, id = ''] = /^\/widget\/form\/([^/?]+)(\?|$)/.exec(request.url ?? '') ?? [];
  if (!id) return void send('application/json', JSON.stringify(submissions, null, 2));
  if (request.method !== 'POST') return void send('text/html', page);
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  const submission = { id: randomUUID(), formId: decodeURIComponent(id), fields };
  submissions.push(submission);
  // No text of a visitor may end the script.
  const json = JSON.stringify(submission).replace(/</g, '\\u003c');
  send(
    'text/html',
    page.replace('submission = null', () => `submission = ${json}`),
  );
}

/**
 * Serves the sandbox lead form, which stands in for the hosted form's provider in `npm run local`
 * and the tests.
 *
 * GET  /widget/form/{formId}?…   a form that shows the hidden values it received POST
 * /widget/form/{formId}     keeps the submission in memory; the page reports it to its parent as
 * the provider does GET  anything else             the submissions, as JSON
 */
export async function startLeadForm(port: number): Promise<void> {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(400).end('bad request'));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
