import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { business } from '@/lib/content/business';
import { FORM_HEIGHT } from '@/lib/lead-form/state';

export type Submission = { id: string; formId: string; fields: Record<string, string> };

const submissions: Submission[] = [];
const page = readFileSync('scripts/sandbox/hosted-form.html', 'utf8');

const FORM_PATH = /^\/widget\/form\/([^/?]+)(\?|$)/;

function formPage(formId: string, sent: { submission?: Submission; repeated?: Submission }) {
  const { leadForms } = business();
  const kinds = ['apply', 'credit', 'dialog'] as const;
  const kind = kinds.find((name) => leadForms[name] === formId) ?? 'apply';
  // Escapes `<`, so that a visitor's text can't close the script element.
  const json = JSON.stringify({ height: FORM_HEIGHT[kind], ...sent }).replace(/</g, '\\u003c');
  return page.replace('repeated } = {}', () => `repeated } = ${json}`);
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (type: string, body: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
    response.writeHead(200, { ...headers, ...more }).end(body);
  };
  const id = FORM_PATH.exec(request.url ?? '')?.[1];
  if (!id) {
    send('application/json', JSON.stringify(submissions, null, 2));
    return;
  }

  const formId = decodeURIComponent(id);
  if (request.method !== 'POST') {
    const repeated = submissions.find(({ id: sent }) => sent === cookieOf(request));
    send('text/html', formPage(formId, { repeated }));
    return;
  }

  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  const submission = { id: randomUUID(), formId, fields };
  submissions.push(submission);
  const cookie = `${COOKIE}=${submission.id}; ${IN_FRAMES}`;
  send('text/html', formPage(formId, { submission }), { 'set-cookie': cookie });
}

/** Stores a browser's last submission, which the provider repeats whenever a form loads there. */
const COOKIE = 'last-submission';
/** Partitioned: browsers that block third-party cookies keep one cookie for each embedding site. */
const IN_FRAMES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`\\b${COOKIE}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}

/**
 * Serves the sandbox form, which stands in for the hosted form in `npm run local` and the tests.
 *
 * - GET /widget/form/{formId}?…: a form with the usual fields, which shows the hidden values that
 *   it received.
 * - POST /widget/form/{formId}: keeps the submission in memory; the page reports it to its parent
 *   as the provider does.
 * - GET anything else: the submissions, as JSON.
 */
export async function startHostedForm(port: number): Promise<void> {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(400).end('bad request'));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
