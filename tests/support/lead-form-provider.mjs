#!/usr/bin/env node
/**
 * Sandbox lead form: a small replacement for the hosted form's provider, on a separate origin. Used by `npm run local`,
 * `npm run dev` and the tests; never part of a deployed site.
 *
 *   GET  /widget/form/{formId}?…   a form; shows the hidden values it received
 *   POST /widget/form/{formId}     keeps the submission in memory; the response reports it to the parent page
 *   GET  anything else             the submissions, as JSON
 *
 * A submission is reported as the provider does, which repeats itself, and with the documented message.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const port = Number(process.env.LEAD_FORM_PORT ?? 4100);
/** Names that the form's own inputs have; everything else in the query becomes a hidden field. */
const INPUTS = new Set(['full_name', 'phone', 'email']);

/** @typedef {{ id: string, formId: string, fields: Record<string, string> }} Submission */
/** @type {Submission[]} */
const submissions = [];

/** @param {string} value */
const escapeHtml = (value) => value.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** JSON that is safe inside a script element. @param {unknown} value */
const scriptJson = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

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
function formPage(formId, query) {
  const hidden = [...query]
    .filter(([name]) => !INPUTS.has(name))
    .map(([name, value]) => ({ name: escapeHtml(name), value: escapeHtml(value) }));
  const rows = hidden.map(({ name, value }) => `<dt>${name}</dt><dd data-hidden="${name}">${value}</dd>`);
  const inputs = hidden.map(({ name, value }) => `<input type="hidden" name="${name}" value="${value}">`);
  return page(`<h1>Tell us how to reach you</h1>
<form method="post" action="/widget/form/${escapeHtml(encodeURIComponent(formId))}">${inputs.join('')}
<label for="n">Full name</label><input id="n" type="text" name="full_name" autocomplete="name" required>
<label for="p">Phone</label><input id="p" type="tel" name="phone" autocomplete="tel" required>
<label for="e">Email</label><input id="e" type="email" name="email" autocomplete="email" required>
<label class="consent"><input type="checkbox" name="consent" required><span>I agree to be contacted by phone, email and text message. Reply STOP to opt out, HELP for help. Message and data rates may apply.</span></label>
<button>Submit</button></form><dl>${rows.join('')}</dl>
<script>
const send = (message) => parent.postMessage(message, '*');
send('[iFrameSizer]message'); send(['iframeLoaded']);
send(['highlevel.setHeight', { height: document.body.offsetHeight, id: ${scriptJson(formId)} }]);
</script>`);
}

/** @param {Submission} submission */
function sentPage({ id, fields }) {
  const contact = scriptJson({ full_name: fields.full_name, email: fields.email });
  return page(`<h1>Thank you</h1><p>Your details were received.</p>
<script>
const send = (message) => parent.postMessage(message, '*');
send(['iframeLoaded']); send('[iFrameSizer]message:0:0');
for (let times = 0; times < 2; times++)
  send(['set-sticky-contacts', '_ud', JSON.stringify(${contact}), 'sandbox-location', ${scriptJson(id)}]);
send({ type: 'form_submitted' });
</script>`);
}

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
async function respond(request, response) {
  const url = new URL(request.url ?? '', 'http://sandbox');
  /** @param {string} type @param {string} body */
  const send = (type, body) =>
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  const formId = decodeURIComponent(/^\/widget\/form\/([^/]+)$/.exec(url.pathname)?.[1] ?? '');
  if (formId && request.method === 'POST') {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const submission = { id: randomUUID(), formId, fields };
    submissions.push(submission);
    return send('text/html; charset=utf-8', sentPage(submission));
  }
  if (formId) return send('text/html; charset=utf-8', formPage(formId, url.searchParams));
  return send('application/json; charset=utf-8', JSON.stringify(submissions, null, 2));
}

const server = createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(400).end('bad request'));
});
server.listen(port, '127.0.0.1', () => console.log(`Sandbox lead form: http://127.0.0.1:${port}`));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => process.exit(0)));
