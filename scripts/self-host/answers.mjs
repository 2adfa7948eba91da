import { Complaint } from '../stack/say.mjs';

/**
 * What a web server may answer in place of `next start`, worked out from the build's manifests alone. Nothing here
 * knows a page of ours: whatever is not recognized is left to Next, or refused where leaving it would not be enough.
 */

/** Content types of which Next says `Vary: Accept-Encoding` and which it compresses. */
const COMPRESSED =
  /^(text\/.*|application\/(javascript|json|xml|.*\+json|.*\+xml)|image\/(svg\+xml|x-icon))(;|$)/;
const AS_THEY_ARE = /^(image\/(png|jpeg|webp|avif|gif)|font\/woff2?|application\/(pdf|zip)|video\/.*)(;|$)/;
/** Told to Next's own servers, not to visitors. */
const INTERNAL = 'x-next-cache-tags';
/** How Next's own tags begin, which every route has; others are what `revalidateTag` is called with. */
const OF_ROUTES = '_N_T_';
/** An address that reads the same in a manifest, in a request and in nginx's maps, which do not regard case. */
const PLAIN_ADDRESS = /^\/[a-z0-9/._~-]*$/;

/**
 * @param {object} build
 * @param {any} build.routes routes-manifest.json
 * @param {any} build.prerender prerender-manifest.json
 * @param {any} build.functions server/functions-config-manifest.json, which holds the addresses that proxy.ts sees
 * @param {(address: string) => any} build.metaOf a prerendered route's `.meta` file
 * @param {(address: string) => boolean} build.proxyLetsPass whether proxy.ts hands this address on unchanged
 * @param {{ publicFiles: string[], staticFiles: string[] }} build.files paths in `public` and in the build's `static`
 * @param {(file: string) => string} build.typeOf the content type Next gives a file
 * @param {string[]} build.previewCookies cookies by which Next knows a visitor who is shown previews
 * @param {string} build.forever the Cache-Control header Next gives what never changes while it runs
 * @returns {{ answers: Answer[], left: { address: string, why: string }[], toNext: ToNext }}
 * @throws Complaint when a manifest holds something that is not known here
 *
 * @typedef {{ name: string, value: string, cases: { header: string, pattern: string, value: string }[] }} Header
 *   `cases`: values for requests that carry a header of that pattern
 * @typedef {{ address: string, kind: 'page'|'route'|'public'|'static', type: string, headers: Header[], compressed: boolean }} Answer
 * @typedef {{ headers: string[], patterns: { header: string, pattern: string }[], cookies: string[] }} ToNext
 *   requests with one of these are Next's, whatever they ask for
 */
export function answersOf({
  routes,
  prerender,
  functions,
  metaOf,
  proxyLetsPass,
  files,
  typeOf,
  previewCookies,
  forever,
}) {
  expectKnown(routes, prerender);
  const seenByProxy = matcher(functions);
  const left = [];
  const answers = [];
  const toNext = { headers: new Set(routes.rsc.varyHeader.split(/,\s*/)), patterns: new Map() };

  const consider = (address, kind, why, make) => {
    const reason =
      why ??
      (PLAIN_ADDRESS.test(address) ? null : 'its address has other characters than a to z') ??
      (moved(routes, address) ? 'a redirect or rewrite is for it' : null) ??
      (seenByProxy(address) && !proxyLetsPass(address) ? 'proxy.ts answers it' : null);
    if (reason) left.push({ address, why: reason });
    else answers.push(make({ address, kind, rules: rulesFor(routes, address) }));
  };

  for (const [address, route] of Object.entries(prerender.routes)) {
    const meta = metaOf(address);
    consider(address, route.routeType, whyNotKept(route, meta), (known) => {
      noteBypass(toNext, address, route);
      return prerendered(known, meta, routes.rsc.varyHeader, forever);
    });
  }
  for (const file of files.publicFiles) {
    consider(`/${file}`, 'public', null, (known) => fileAnswer(known, typeOf(file), 'public, max-age=0'));
  }
  for (const file of files.staticFiles) {
    consider(`/_next/static/${file}`, 'static', null, (known) =>
      fileAnswer(known, typeOf(file), 'public, max-age=31536000, immutable'),
    );
  }
  return {
    answers,
    left,
    toNext: {
      headers: [...toNext.headers].sort(),
      patterns: [...toNext.patterns.values()],
      cookies: previewCookies,
    },
  };
}

function expectKnown(routes, prerender) {
  const wrong = [
    [routes.version === 3, `routes-manifest.json: expected version 3, found ${routes.version}`],
    [prerender.version === 4, `prerender-manifest.json: expected version 4, found ${prerender.version}`],
    [!routes.basePath, `a base path (${routes.basePath}) is not known here`],
    [!routes.i18n, 'Next’s own i18n is not known here'],
    [!routes.onMatchHeaders?.length, 'routes-manifest.json: "onMatchHeaders" are not known here'],
    [routes.rsc?.varyHeader, 'routes-manifest.json: expected rsc.varyHeader'],
  ].find(([right]) => !right);
  if (wrong) throw new Complaint(`The build cannot be served by another server: ${wrong[1]}.`);
}

/** @returns {(address: string) => boolean} whether proxy.ts is called for an address */
function matcher(functions) {
  const proxy = functions.functions?.['/_middleware'];
  const patterns = (proxy?.matchers ?? []).map(({ regexp }) => new RegExp(regexp));
  return (address) => patterns.some((pattern) => pattern.test(address));
}

function moved(routes, address) {
  const { beforeFiles = [], afterFiles = [], fallback = [] } = routes.rewrites ?? {};
  const all = [...routes.redirects, ...beforeFiles, ...afterFiles, ...fallback];
  return all.some((rule) => pattern(rule, routes).test(address));
}

const pattern = (rule, routes) => new RegExp(rule.regex, routes.caseSensitive ? '' : 'i');

function whyNotKept(route, meta) {
  if (!['page', 'route'].includes(route.routeType))
    throw new Complaint(`A prerendered "${route.routeType}" is not known here.`);
  if (route.initialRevalidateSeconds !== false) return 'it is drawn anew while the site runs';
  if (route.compute !== 'static' || route.response !== 'complete' || meta.postponed)
    return 'a part of it is drawn per request';
  const tags = (meta.headers?.[INTERNAL] ?? '').split(',').filter((tag) => tag && !tag.startsWith(OF_ROUTES));
  if (tags.length > 0) return `it is drawn anew when "${tags.join('", "')}" changes`;
  const status = meta.status ?? route.initialStatus ?? 200;
  return status === 200 ? null : `its status is ${status}`;
}

/** Requests for a prerendered route that Next does not answer with what it has prerendered. */
function noteBypass(toNext, address, route) {
  for (const { type, key, value } of route.experimentalBypassFor ?? []) {
    if (type !== 'header') throw new Complaint(`${address}: a bypass by "${type}" is not known here.`);
    if (value === undefined) toNext.headers.add(key);
    else toNext.patterns.set(`${key} ${value}`, { header: key, pattern: value });
  }
  for (const header of route.allowHeader ?? []) if (header !== 'host') toNext.headers.add(header);
}

/** The headers of next.config.mjs and of the build's policies for one address: a later rule wins. */
function rulesFor(routes, address) {
  const headers = new Map();
  for (const rule of routes.headers) {
    if (!pattern(rule, routes).test(address)) continue;
    if (rule.missing?.length)
      throw new Complaint(`headers() for ${rule.source}: "missing" is not known here.`);
    for (const { key, value } of rule.headers) {
      const parameter = value.match(/:[a-z]\w*/gi)?.find((name) => rule.source.includes(name));
      if (parameter)
        throw new Complaint(
          `headers() for ${rule.source}: a value with ${parameter} in it is not known here.`,
        );
      const before = headers.get(key.toLowerCase());
      const cases = (before?.cases ?? []).concat(conditions(rule, value));
      if (cases.length > 0 && new Set(cases.map(({ header }) => header)).size > 1)
        throw new Complaint(`headers() for ${rule.source}: ${key} depends on several headers of a request.`);
      headers.set(
        key.toLowerCase(),
        rule.has?.length ? { name: key, value: before?.value ?? '', cases } : { name: key, value, cases: [] },
      );
    }
  }
  return headers;
}

function conditions(rule, value) {
  if (!rule.has?.length) return [];
  const [condition, ...others] = rule.has;
  if (others.length > 0 || condition.type !== 'header' || !condition.value || /\(\?</.test(condition.value))
    throw new Complaint(`headers() for ${rule.source}: expected "has" with one header and its value.`);
  return [{ header: condition.key.toLowerCase(), pattern: condition.value, value }];
}

function isCompressed(type, address) {
  if (COMPRESSED.test(type)) return true;
  if (AS_THEY_ARE.test(type)) return false;
  throw new Complaint(
    `${address}: whether "${type}" is compressed is not known: add it in scripts/self-host/answers.mjs.`,
  );
}

const plain = (name, value) => ({ name, value, cases: [] });

/** Puts together one answer; the rules of the configuration win over what Next adds by itself. */
function answer({ address, kind, rules }, type, added, varying) {
  const rule = rules.get('content-type');
  if (rule?.cases.length) throw new Complaint(`${address}: a Content-Type that depends on the request.`);
  const contentType = rule?.value ?? type;
  const compressed = isCompressed(contentType, address);
  const vary = [varying, compressed && 'Accept-Encoding'].filter(Boolean).join(', ');
  const headers = new Map([
    ...added.map((header) => [header.name.toLowerCase(), header]),
    ...(vary ? [['vary', plain('Vary', vary)]] : []),
    ...rules,
  ]);
  headers.delete('content-type');
  return { address, kind, type: contentType, headers: [...headers.values()], compressed };
}

function prerendered(known, meta, varying, forever) {
  const { 'content-type': type, 'cache-control': cacheControl, [INTERNAL]: _, ...own } = meta.headers ?? {};
  if (known.kind === 'route' && !type) throw new Complaint(`${known.address}: expected a content type.`);
  const added = Object.entries(own).map(([name, value]) => plain(name, value));
  return answer(
    known,
    known.kind === 'page' ? 'text/html; charset=utf-8' : type,
    [...added, plain('Cache-Control', cacheControl ?? forever)],
    varying,
  );
}

const fileAnswer = (known, type, cacheControl) =>
  answer(known, type, [plain('Cache-Control', cacheControl)], '');
