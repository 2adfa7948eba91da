import { Complaint } from '../stack/say.mjs';

/** Where kept answers lie inside nginx; asked for from outside, it is Next's like any other address. */
const INSIDE = '/.kept';

/**
 * Answers that have everything but their text in common share one shelf.
 *
 * @param {import('./answers.mjs').Answer[]} answers
 * @returns {{ name: string, answers: import('./answers.mjs').Answer[] }[]} in the order of the answers
 */
export function shelvesOf(answers) {
  const found = new Map();
  for (const answer of answers) {
    const { kind, type, headers, compressed } = answer;
    const key = JSON.stringify([kind, type, headers, compressed]);
    found.set(key, [...(found.get(key) ?? []), answer]);
  }
  return [...found.values()].map((alike, at) => ({ name: `${alike[0].kind}-${at + 1}`, answers: alike }));
}

const ENDINGS = { page: '.html', route: '.body' };

/** An answer's file below the folder of the kept ones: /blog and /blog/… may lie side by side. */
export const fileOf = (shelf, { address, kind }) =>
  `${shelf.name}${address === '/' ? '/index' : address}${ENDINGS[kind] ?? ''}`;

/**
 * What nginx includes where `http` stands (maps and the way to Next) and where `server` stands (the answers).
 *
 * @param {ReturnType<typeof shelvesOf>} shelves
 * @param {import('./answers.mjs').ToNext} toNext
 * @param {{ folder: string, next: string }} options `folder` holds the shelves; `next` is the address of `next start`
 * @returns {{ http: string, server: string }}
 * @throws Complaint when a header has a value that nginx cannot be told
 */
export function nginxParts(shelves, toNext, { folder, next }) {
  const varying = varyingHeaders(shelves);
  return { http: httpPart(shelves, toNext, next, varying), server: serverPart(shelves, folder, varying) };
}

/** A value between quotes. A dollar sign would begin a variable, and nginx has no way to write one. */
function quoted(text) {
  if (/[$\n\r]/.test(text))
    throw new Complaint(`nginx cannot be told a value with "$" or a line break: ${text}`);
  return pattern(text);
}
const pattern = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const requestHeader = (name) => `$http_${name.toLowerCase().replaceAll('-', '_')}`;
const map = (from, to, rows) =>
  [`map ${from} ${to} {`, ...rows.map((cells) => `    ${cells.join(' ')};`), '}'].join('\n');

/** Headers whose value depends on the request: each once, with the variable that holds its value. */
function varyingHeaders(shelves) {
  const found = new Map();
  for (const header of shelves.flatMap(({ answers }) => answers[0].headers)) {
    const key = JSON.stringify(header);
    if (header.cases.length > 0 && !found.has(key))
      found.set(key, { ...header, variable: `$site_header_${found.size + 1}` });
  }
  return found;
}

function httpPart(shelves, toNext, next, varying) {
  const patterns = toNext.patterns.map((it, at) => ({ ...it, variable: `$site_special_${at + 1}` }));
  const signs = [
    ...toNext.headers.map(requestHeader),
    ...toNext.cookies.map((name) => `$cookie_${name}`),
    ...patterns.map(({ variable }) => variable),
  ];
  const kept = shelves.flatMap((shelf) =>
    shelf.answers.map((answer) => [quoted(answer.address), quoted(`${INSIDE}/${fileOf(shelf, answer)}`)]),
  );
  return `# Written by "npm run self-host" from the build; do not edit. For nginx's "http".
map_hash_bucket_size 256;
map_hash_max_size 16384;

upstream site_next {
    server ${next};
    keepalive 32;
}

# The address as it was asked for, without its query. With upper case it is Next's: maps do not tell cases apart.
${map('$request_uri', '$site_asked', [
  ['"~^[^?]*[A-Z]"', '""'],
  ['"~^(?<site_path>[^?]*)"', '$site_path'],
])}

# Requests that only Next can answer: other methods, its router's and its servers' own headers, previews.
${patterns
  .map((it) =>
    map(requestHeader(it.header), it.variable, [
      ['default', '""'],
      [pattern(`~^${it.pattern}$`), '1'],
    ]),
  )
  .join('\n')}
${map(`"$request_method ${signs.join('')}"`, '$site_only_next', [
  ['default', '"next "'],
  ['"~^(GET|HEAD) $"', '""'],
])}

${[...varying.values()]
  .map(({ name, value, cases, variable }) =>
    [
      `# ${name}`,
      map(requestHeader(cases[0].header), variable, [
        ['default', quoted(value)],
        // The last case that fits wins with Next, the first with nginx.
        ...[...cases].reverse().map((it) => [pattern(`~^${it.pattern}$`), quoted(it.value)]),
      ]),
    ].join('\n'),
  )
  .join('\n')}

# What is kept ready, and where.
${map('"$site_only_next$site_asked"', '$site_kept', kept)}
`;
}

function serverPart(shelves, folder, varying) {
  return `# Written by "npm run self-host" from the build; do not edit. For nginx's "server".
charset off;
server_tokens off;
if ($site_kept) { rewrite ^ $site_kept last; }

# Everything else is Next's. Its answers are compressed here, and passed on piece by piece as they come.
location / { proxy_pass http://site_next$request_uri; }
location @site_next { proxy_pass http://site_next$request_uri; }
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header Accept-Encoding "";
proxy_buffering off;
gzip on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types text/plain text/css text/x-component text/javascript application/javascript application/json
    application/xml application/rss+xml application/manifest+json application/speculationrules+json
    image/svg+xml image/x-icon;
${shelves.map((shelf) => shelfPart(shelf, folder, varying)).join('')}`;
}

function shelfPart({ name, answers }, folder, varying) {
  const [{ kind, type, headers, compressed }] = answers;
  const isFile = kind === 'public' || kind === 'static';
  const lines = [
    'internal;',
    'error_page 404 = @site_next;',
    `alias ${quoted(`${folder}/${name}/`)};`,
    'types { }',
    `default_type ${quoted(type)};`,
    'gzip off;',
    ...(compressed ? ['gzip_static on;'] : []),
    // Next gives pages an ETag alone; a date would let browsers keep them unasked.
    ...(isFile ? [] : ['max_ranges 0;', 'add_header Last-Modified "";']),
    ...headers.map((header) => {
      const variable = varying.get(JSON.stringify(header))?.variable;
      return `add_header ${header.name} ${variable ?? quoted(header.value)};`;
    }),
  ];
  return `
location ^~ ${INSIDE}/${name}/ {
${lines.map((line) => `    ${line}\n`).join('')}}
`;
}

/**
 * A `server` to copy and keep: it names the site and says where TLS ends.
 *
 * @param {{ folder: string, port: number, name: string }} options
 */
export const siteConfig = ({ folder, port, name }) => `# An example of your own: copy it, and change the copy.
include ${quoted(`${folder}/http.conf`)};

server {
    listen ${port};
    server_name ${name};

    # TLS ends here: with a certificate take these lines in, "listen" above out, and the second server in.
    # listen 443 ssl http2;
    # ssl_certificate     /etc/letsencrypt/live/${name}/fullchain.pem;
    # ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;

    include ${quoted(`${folder}/server.conf`)};
}

# server {
#     listen 80;
#     server_name ${name};
#     return 301 https://$host$request_uri;
# }
`;

/**
 * A whole nginx for a first look and for the tests: `nginx -c {folder}/nginx.conf`. It needs no rights of its own.
 *
 * @param {{ folder: string, user: string | null }} options `user`: whom nginx's workers are to be, when root starts it
 */
export const wholeConfig = ({
  folder,
  user,
}) => `# Written by "npm run self-host": nginx -c ${folder}/nginx.conf
${user ? `user ${user};\n` : ''}worker_processes auto;
daemon off;
pid ${quoted(`${folder}/run/nginx.pid`)};
error_log stderr;

events { worker_connections 1024; }

http {
    access_log off;
    sendfile on;
    tcp_nopush on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((name) => `    ${name}_temp_path ${quoted(`${folder}/run/${name}`)};\n`)
  .join('')}    include ${quoted(`${folder}/site.conf`)};
}
`;
