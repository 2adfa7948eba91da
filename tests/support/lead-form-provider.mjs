#!/usr/bin/env node
/**
 * Sandbox lead-form provider: a small replacement for the hosted form service, on its own origin. Used by
 * `npm run local`, `npm run dev` and the tests; never part of a deployed site.
 *
 *   GET  /widget/form/{formId}?…   a form that shows the hidden values it received
 *   POST /widget/form/{formId}     keeps the submission in memory and responds with the page that reports it
 *   GET  /submissions              the submissions as JSON      DELETE /submissions  deletes them
 *   PUT  /mode                     body: message | flag | provider | silent   (how a submission is reported)
 *
 * The query parameter `sandbox-mode` of a form's URL sets the mode for that form alone.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/** @typedef {'message' | 'flag' | 'provider' | 'silent'} Mode */
/** @typedef {{ id: string, formId: string, fields: Record<string, string>, receivedAt: string }} Submission */

/** @type {readonly Mode[]} */
const modes = ['message', 'flag', 'provider', 'silent'];
/** @param {string | undefined} text */
const modeOf = (text) => modes.find((mode) => mode === text);
const VISIBLE = new Set(['full_name', 'phone', 'email']);

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `
  *{box-sizing:border-box} body{margin:0;padding:20px;background:#fff;color:#14263d;font:16px/1.5 system-ui,sans-serif}
  .sandbox{display:inline-block;margin:0 0 14px;padding:2px 10px;border:1px dashed #8a93a1;border-radius:99px;font-size:13px;color:#3a4a60}
  h1{font-size:20px;margin:0 0 14px} label{display:block;font-weight:600;margin:14px 0 4px}
  input[type=text],input[type=tel],input[type=email]{width:100%;min-height:46px;padding:8px 12px;font:inherit;border:1px solid #74809a;border-radius:8px}
  input:focus-visible,button:focus-visible{outline:3px solid #175350;outline-offset:2px}
  .consent{display:flex;gap:10px;margin:16px 0;font-size:14px;color:#3a4a60} .consent input{width:22px;height:22px;flex:none}
  button{width:100%;min-height:50px;border:0;border-radius:8px;background:#14263d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
  dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:18px 0 0;padding-top:14px;border-top:1px solid #e4dccb;font-size:14px;color:#3a4a60}
  dt{font-weight:600} dd{margin:0;overflow-wrap:anywhere}`;

/** @param {string} body */
const page = (body) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox form</title><style>${styles}</style></head>
<body><p class="sandbox">Sandbox form: nothing leaves this computer</p>${body}</body></html>`;

/** @param {string} formId @param {URLSearchParams} query */
const formPage = (formId, query) => {
  const hidden = [...query].filter(([name]) => !VISIBLE.has(name));
  const rows = hidden.map(
    ([name, value]) =>
      `<dt>${escapeHtml(name)}</dt><dd data-hidden="${escapeHtml(name)}">${escapeHtml(value)}</dd>`,
  );
  const inputs = hidden.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(`<h1>Tell us how to reach you</h1>
<form method="post" action="/widget/form/${escapeHtml(encodeURIComponent(formId))}">${inputs.join('')}
<label for="n">Full name</label><input id="n" type="text" name="full_name" autocomplete="name" required>
<label for="p">Phone</label><input id="p" type="tel" name="phone" autocomplete="tel" required>
<label for="e">E-mail</label><input id="e" type="email" name="email" autocomplete="email" required>
<label class="consent"><input type="checkbox" name="consent" required><span>I agree to be contacted by phone, e-mail and text message. Reply STOP to opt out, HELP for help. Message and data rates may apply.</span></label>
<button>Submit</button></form><dl>${rows.join('')}</dl>
<script>
const say = (message) => parent.postMessage(message, '*');
say('[iFrameSizer]message'); say(['iframeLoaded']);
say(['highlevel.setHeight', { height: document.body.offsetHeight, id: ${JSON.stringify(formId).replace(/</g, '\\u003c')} }]);
</script>`);
};

/** @param {Mode} mode @param {Submission} submission */
const sentPage = (mode, submission) => {
  const reports = {
    message: `say({ type: 'form_submitted' });`,
    flag: `say({ submitted: true });`,
    provider: `say(['iframeLoaded']); say('[iFrameSizer]message:0:0');
      say(['set-sticky-contacts', '_ud', JSON.stringify(${JSON.stringify({ full_name: submission.fields.full_name, email: submission.fields.email }).replace(/</g, '\\u003c')}), 'sandbox-location', ${JSON.stringify(submission.id)}]);
      say(['set-sticky-contacts', '_ud', '{}', 'sandbox-location', '']);`,
    silent: '',
  };
  return page(`<h1>Thank you</h1><p>Your details were received.</p>
<script>const say = (message) => parent.postMessage(message, '*');${reports[mode]}</script>`);
};

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 100_000) throw new Error('too large');
  }
  return text;
}

/** Starts the provider. @returns {Promise<{server: import('node:http').Server, url: string}>} */
export function startLeadFormProvider({ port = 4100, host = '127.0.0.1' } = {}) {
  /** @type {Mode} */
  let mode = 'message';
  /** @type {Submission[]} */
  let submissions = [];

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  const respond = async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const send = (/** @type {number} */ status, /** @type {string} */ type, /** @type {string} */ text) =>
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(text);
    const form = /^\/widget\/form\/([^/]+)$/.exec(url.pathname);
    if (form?.[1] && request.method === 'GET')
      return send(200, 'text/html', formPage(decodeURIComponent(form[1]), url.searchParams));
    if (form?.[1] && request.method === 'POST') {
      const fields = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
      const submission = {
        id: randomUUID(),
        formId: decodeURIComponent(form[1]),
        fields,
        receivedAt: new Date().toISOString(),
      };
      submissions = [...submissions, submission].slice(-500);
      return send(200, 'text/html', sentPage(modeOf(fields['sandbox-mode']) ?? mode, submission));
    }
    if (url.pathname === '/submissions' && request.method === 'DELETE') {
      submissions = [];
      return send(200, 'application/json', '[]');
    }
    if (url.pathname === '/submissions')
      return send(200, 'application/json', JSON.stringify(submissions, null, 2));
    if (url.pathname === '/mode' && request.method === 'PUT') {
      const requested = modeOf((await bodyOf(request)).trim());
      if (!requested) return send(400, 'text/plain', `expected one of ${modes.join(', ')}`);
      mode = requested;
      return send(200, 'text/plain', mode);
    }
    if (url.pathname === '/health') return send(200, 'text/plain', 'ok');
    return send(404, 'text/plain', 'The sandbox form provider has no such page.');
  };

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(400).end('bad request'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ server, url: `http://127.0.0.1:${port}` }));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--help')) {
    console.log(
      'node tests/support/lead-form-provider.mjs: serves the sandbox form on LEAD_FORM_PORT (4100)',
    );
    process.exit(0);
  }
  const port = Number(process.env.LEAD_FORM_PORT ?? 4100);
  const { server, url } = await startLeadFormProvider({ port });
  console.log(`Sandbox lead-form provider: ${url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)));
}
