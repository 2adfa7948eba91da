#!/usr/bin/env node
/**
 * What `next build` leaves is finished here: no page has an inline script that runs, pages without an island have no
 * framework at all, and every prerendered page has its Content-Security-Policy (docs/decisions.md).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { printError, UserError } from '../lib/cli.mjs';
import { loadTypeScript } from '../lib/load-typescript.mjs';
import { root } from '../lib/root.mjs';

/** Next's own page for a server that fails: it has none of our layout, so not the site script either. */
const NEXT_ERROR_PAGE = '/_global-error';
/** Copies that Next makes of a page for the pages router. */
const COPIES = [
  ['/_not-found', 'pages/404.html'],
  [NEXT_ERROR_PAGE, 'pages/500.html'],
];

const read = (file) => {
  if (!existsSync(file))
    throw new UserError(`${path.relative(root, file)}: expected this file in the build.`);
  return readFileSync(file, 'utf8');
};

/**
 * @param {string} folder the build folder, e.g. ".next"
 * @param {{ forHost?: boolean }} options `forHost`: a host's adapter takes the files from here (build/adapter.mjs)
 * @returns {Promise<{ bare: string[], alive: string[], payloads: { file: string, pathname: string }[],
 *   rules: object[] }>} routes without and with the framework, the static files that were made, and the rules of the
 *   policies as Next writes header rules
 */
export async function finishBuild(folder, { forHost = false } = {}) {
  const build = path.resolve(root, folder);
  const output = await loadTypeScript(`
    export * from '@/lib/build-output/page-html';
    export * from '@/lib/build-output/client-modules';
    export * from '@/lib/build-output/header-rules';
    export * from '@/lib/build-output/output-error';
    export * from '@/lib/env/schema';
    export * from '@/lib/env/policy';
    export * from '@/lib/content/business';
  `);
  try {
    const done = finishPages(build, output, forHost ? hostFiles : startFiles);
    const rules = writePolicies(build, output);
    // `next start` keeps copies of pages there, and would serve those of the build before.
    if (!forHost) rmSync(path.join(build, 'server/route-cache'), { recursive: true, force: true });
    return { ...done, rules };
  } catch (error) {
    if (error instanceof output.OutputError) {
      throw new UserError(
        `The finished build is not what was expected, most likely after an upgrade of Next.\n  ${folder}/${error.message}\nSee scripts/build/postbuild.mjs and lib/build-output.`,
      );
    }
    throw error;
  }
}

/** Where Next puts prerendered pages for `next start`. */
const startFiles = () => (page) => `app${page}`;

/** Where Next puts them for a host's adapter: `route-cache/APP_PAGE/{key of the route}/$/about.html`. */
function hostFiles(server) {
  const files = new Map();
  for (const file of readdirSync(path.join(server, 'route-cache'), { recursive: true })) {
    const page = /^APP_PAGE[\\/][^\\/]+[\\/]\$([\\/].*\.html)$/.exec(file)?.[1];
    if (page) files.set(page.replaceAll('\\', '/'), `route-cache/${file}`);
  }
  return (page) => files.get(page) ?? `route-cache/…${page}`;
}

/** Rewrites every prerendered page of the app; works out what to write before it writes anything. */
function finishPages(build, { finishPage, islandsOf }, locate) {
  const server = path.join(build, 'server');
  const { routes } = JSON.parse(read(path.join(build, 'prerender-manifest.json')));
  const entries = Object.entries(JSON.parse(read(path.join(build, 'app-path-routes-manifest.json'))));
  const fileOf = locate(server);
  const finished = new Map();
  const done = { bare: [], alive: [], payloads: [] };
  const keep = (text) => {
    const file = `static/payload/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
    finished.set(file, text);
    done.payloads.push({ file: path.join(build, file), pathname: `/_next/${file}` });
    return `/_next/${file}`;
  };
  for (const [route, { srcRoute }] of Object.entries(routes)) {
    const entry = entries.find(([name, source]) => source === srcRoute && name.endsWith('/page'))?.[0];
    if (!entry) continue; // A picture, a feed: not a page.
    const manifest = `server/app${entry}_client-reference-manifest.js`;
    const file = `server/${fileOf(`${route === '/' ? '/index' : route}.html`)}`;
    const islands = islandsOf(read(path.join(build, manifest)), manifest);
    const html = read(path.join(build, file));
    const page = {
      file,
      islands: islands.length > 0,
      siteScript: route !== NEXT_ERROR_PAGE,
      styles: (address) => read(path.join(build, address.replace(/^\/_next\//, ''))),
      keep,
    };
    finished.set(file, finishPage(html, page));
    done[islands.length > 0 ? 'alive' : 'bare'].push(route);
  }
  for (const [original, copy] of COPIES) {
    const html = finished.get(`server/${fileOf(`${original}.html`)}`);
    if (html) finished.set(`server/${copy}`, html);
  }
  if (done.bare.length === 0)
    throw new UserError('The build has no page without an island: expected several.');
  mkdirSync(path.join(build, 'static/payload'), { recursive: true });
  for (const [file, text] of finished) writeFileSync(path.join(build, file), text);
  return done;
}

/** Adds the pages' policies to the rules that `next start` and hosts read; a second run replaces them. */
function writePolicies(build, { policyRules, parseEnv, policyEnv, business }) {
  const file = path.join(build, 'routes-manifest.json');
  const manifest = JSON.parse(read(file));
  if (manifest.version !== 3 || !Array.isArray(manifest.headers)) {
    throw new UserError(
      `${path.relative(root, file)}: expected version 3 with a list "headers", found version ${manifest.version}.`,
    );
  }
  const { buildCustomRoute } = createRequire(import.meta.url)('next/dist/lib/build-custom-route.js');
  const site = {
    leadFormUrl: parseEnv(process.env).leadFormUrl,
    videoUrl: business.links.introVideo,
    ...policyEnv(process.env),
  };
  const isPolicy = (rule) => rule.headers.some(({ key }) => key === 'content-security-policy');
  const rules = policyRules(site).map((rule) => buildCustomRoute('header', rule));
  manifest.headers = [...manifest.headers.filter((rule) => !isPolicy(rule)), ...rules];
  writeFileSync(file, JSON.stringify(manifest));
  return rules;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--help')) {
    console.log(
      'node scripts/build/postbuild.mjs [folder]: finishes what "next build" left (part of npm run build); the folder is NEXT_DIST_DIR or .next',
    );
    process.exit(0);
  }
  try {
    nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
    const { bare, alive } = await finishBuild(process.argv[2] ?? process.env.NEXT_DIST_DIR ?? '.next');
    console.log(
      `Finished: ${bare.length} pages without the framework, ${alive.length} that start it after first paint`,
    );
  } catch (error) {
    printError(error);
    process.exit(1);
  }
}
