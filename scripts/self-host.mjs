#!/usr/bin/env node
/**
 * Makes of a finished build what nginx serves by itself (prerendered pages and files, compressed beforehand) and the
 * configuration for it, which hands everything else to `next start` (docs/operations.md, "Serve it yourself").
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import nextEnv from '@next/env';
import { answersOf } from './self-host/answers.mjs';
import { fileOf, nginxParts, shelvesOf, siteConfig, wholeConfig } from './self-host/nginx.mjs';
import { loadTypeScript } from './stack/load-typescript.mjs';
import { portFrom } from './stack/ports.mjs';
import { root } from './stack/root.mjs';
import { Complaint, explain } from './stack/say.mjs';

/** Below this a packet is not full, and compressing saves nothing; Next draws the same line. */
const WORTH_COMPRESSING = 1024;
const MARK = 'http.conf';

if (process.argv.includes('--help')) {
  console.log(`npm run self-host          after "npm run build": writes .self-host with the site for nginx and its configuration
npm run self-host -- --folder /srv/site   somewhere else
  --name www.your-domain.com   the name in the example server; otherwise that of siteUrl
  --listen 8080                nginx's port in the example server
  --next 3000                  the port of "npm run start" (otherwise PORT, 3000)`);
  process.exit(0);
}

const build = path.resolve(root, process.env.NEXT_DIST_DIR ?? '.next');
const require = createRequire(import.meta.url);

function option(name, fallback) {
  const at = process.argv.indexOf(`--${name}`);
  if (at < 0) return fallback;
  const value = process.argv[at + 1];
  if (!value || value.startsWith('--')) throw new Complaint(`--${name}: expected a value after it.`);
  return value;
}

function portOption(name, fallback) {
  const port = Number(option(name, fallback));
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Complaint(`--${name}: expected a port number from 1 to 65535.`);
}

function readJson(file) {
  if (!existsSync(path.join(build, file))) {
    throw new Complaint(`${path.relative(root, build)}/${file} is missing: run "npm run build" first.`);
  }
  return JSON.parse(readFileSync(path.join(build, file), 'utf8'));
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const prerenderedFile = (address) => path.join(build, 'server/app', address === '/' ? 'index' : address);

/** Where the text of an answer is in the build. */
const sources = {
  page: ({ address }) => `${prerenderedFile(address)}.html`,
  route: ({ address }) => `${prerenderedFile(address)}.body`,
  public: ({ address }) => path.join(root, 'public', address),
  static: ({ address }) => path.join(build, address.replace(/^\/_next\//, '')),
};

/** Runs proxy.ts as the server would. @returns {Promise<(address: string) => boolean>} */
async function askProxy() {
  process.env.NODE_ENV = 'production';
  const { proxy, NextRequest } = await loadTypeScript(
    "export { proxy } from '@/proxy'; export { NextRequest } from 'next/server';",
  );
  return (address) => {
    const { status, headers } = proxy(new NextRequest(`http://localhost${address}`));
    return status === 200 && [...headers.keys()].join() === 'x-middleware-next';
  };
}

async function readBuild() {
  const { getCacheControlHeader } = require('next/dist/server/lib/cache-control');
  const { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } = require('next/dist/server/api-utils');
  const { mime } = require('next/dist/compiled/send');
  const middleware = readJson('server/middleware-manifest.json');
  if (Object.keys(middleware.middleware).length > 0) {
    throw new Complaint('server/middleware-manifest.json: expected proxy.ts to run in Node.');
  }
  return answersOf({
    routes: readJson('routes-manifest.json'),
    prerender: readJson('prerender-manifest.json'),
    functions: readJson('server/functions-config-manifest.json'),
    metaOf: (address) => JSON.parse(readFileSync(`${prerenderedFile(address)}.meta`, 'utf8')),
    proxyLetsPass: await askProxy(),
    files: {
      publicFiles: filesBelow(path.join(root, 'public')),
      staticFiles: filesBelow(path.join(build, 'static')),
    },
    typeOf: (file) => {
      const type = mime.lookup(file);
      const charset = mime.charsets.lookup(type);
      return charset ? `${type}; charset=${charset}` : type;
    },
    previewCookies: [COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA],
    forever: getCacheControlHeader({ revalidate: false }),
  });
}

/** Copies one answer with the date of its source, and a compressed one beside it. @returns {number} bytes to send */
function keep(answer, file) {
  const source = sources[answer.kind](answer);
  const text = readFileSync(source);
  const { mtime } = statSync(source);
  mkdirSync(path.dirname(file), { recursive: true });
  const put = (name, content) => {
    writeFileSync(name, content);
    utimesSync(name, mtime, mtime);
  };
  put(file, text);
  if (answer.compressed && text.length >= WORTH_COMPRESSING) put(`${file}.gz`, gzipSync(text, { level: 9 }));
}

async function main() {
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  const folder = path.resolve(root, option('folder', '.self-host'));
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, MARK))) {
    throw new Complaint(`${folder} holds something else: name another folder, or empty it.`);
  }
  const { business } = await loadTypeScript("export { business } from '@/lib/site/business';");
  const name = option('name', new URL(business.siteUrl).hostname);
  const port = portOption('listen', 8080);
  const next = `127.0.0.1:${portOption('next', portFrom('PORT', 3000))}`;
  const { answers, left, toNext } = await readBuild();
  const shelves = shelvesOf(answers);
  const files = path.join(folder, 'files');
  const { http, server } = nginxParts(shelves, toNext, { folder: files, next });
  const root_ = process.getuid?.() === 0;

  rmSync(folder, { recursive: true, force: true });
  for (const shelf of shelves) {
    for (const answer of shelf.answers) keep(answer, path.join(files, fileOf(shelf, answer)));
  }
  mkdirSync(path.join(folder, 'run'), { recursive: true });
  writeFileSync(path.join(folder, 'server.conf'), server);
  writeFileSync(path.join(folder, 'site.conf'), siteConfig({ folder, port, name }));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    wholeConfig({ folder, user: root_ ? userInfo().username : null }),
  );
  writeFileSync(path.join(folder, MARK), http);

  console.log(`${folder}: ${answers.length} addresses that nginx answers by itself. Left to Next:`);
  for (const { address, why } of left) console.log(`  ${address}: ${why}`);
  console.log(
    `Try it: npm run start -- -H 127.0.0.1 (port ${next.split(':')[1]}), and nginx -c ${folder}/nginx.conf (port ${port})`,
  );
}

try {
  await main();
} catch (error) {
  explain(error);
  process.exit(1);
}
