import { canonical, elements, isNoindex } from './html.mjs';
import { fail, judged, ok, todo } from './verdict.mjs';

const MISSING = '/launch-check-no-such-page';

export const answers = {
  name: 'Site',
  async run(site) {
    const home = await site.get('/');
    if (home.status !== 200) {
      return fail(`${site.url}/ (${home.problem || home.status})`, {
        fix:
          home.status === 401
            ? 'the deployment asks for a login: use its public address, or turn Deployment Protection off'
            : site.environment === 'local'
              ? 'start it in another window: npm run local'
              : 'see the deployment’s log',
      });
    }
    const problems = (
      await site.each(site.pages, async (path) => {
        const { status, problem } = await site.get(path);
        return status === 200 ? null : `${path} (${problem || status})`;
      })
    ).filter((problem) => problem !== null);
    return judged(problems, {
      good: `all ${site.pages.length} pages answer`,
      bad: `${problems.length} pages do not answer`,
      fix: 'see the server’s log',
    });
  },
};

export const siteUrl = {
  name: 'Site address',
  async run(site) {
    const { siteUrl: address } = site.business;
    if (!address.startsWith('https://'))
      return fail(`content/business.ts says ${address}`, { fix: 'siteUrl begins with https://' });
    if (site.environment === 'production' && new URL(address).origin !== new URL(site.url).origin)
      return fail(`the site is at ${site.url}, and content/business.ts says ${address}`, {
        fix: 'set siteUrl to the address that visitors see, or check that address',
      });
    return ok(`${address} in content/business.ts`);
  },
};

export const canonicals = {
  name: 'Canonical links',
  async run(site) {
    const problems = (
      await site.each(site.pages, async (path) => {
        const { status, text } = await site.get(path);
        if (status !== 200) return null;
        const expected = `${site.business.siteUrl}${path === '/' ? '' : path}`;
        const found = canonical(text);
        return found?.replace(/\/$/, '') === expected.replace(/\/$/, '')
          ? null
          : `${path}: ${found ?? 'none'}, expected ${expected}`;
      })
    ).filter((problem) => problem !== null);
    return judged(problems, {
      good: 'every page names its address of production',
      bad: `${problems.length} pages have a wrong one`,
    });
  },
};

export const redirects = {
  name: 'Redirects',
  async run(site) {
    const { routes } = site;
    const wanted = [
      [`${routes.inventory}/BMW`, routes.brand('bmw')],
      [`${routes.inventory}/vw`, routes.brand('volkswagen')],
      [`${routes.about}/`, routes.about],
    ];
    const problems = (
      await site.each(wanted, async ([from, to]) => {
        const { status, headers, problem } = await site.get(from);
        const target = new URL(headers.get('location') ?? from, `${site.url}${from}`);
        return [301, 308].includes(status) && target.pathname === to
          ? null
          : `${from}: ${problem || `${status} to ${target.pathname}`}, expected 308 to ${to}`;
      })
    ).filter((problem) => problem !== null);
    if (site.environment === 'production' && site.url.startsWith('https://')) {
      const plain = await site.get(site.url.replace('https://', 'http://'));
      if (!plain.headers.get('location')?.startsWith('https://'))
        problems.push(`http:// is not sent to https:// (${plain.problem || plain.status})`);
    }
    return judged(problems, {
      good: 'other spellings lead to the one address',
      bad: `${problems.length} do not lead where they should`,
    });
  },
};

export const notFound = {
  name: '404 pages',
  async run(site) {
    const { routes } = site;
    const wanted = [
      MISSING,
      routes.guide('launch-check-no-such-guide'),
      routes.brand('launch-check-no-such-brand'),
    ];
    const problems = (
      await site.each(wanted, async (path) => {
        const { status, problem } = await site.get(path);
        return status === 404 ? null : `${path}: ${problem || status}, expected 404`;
      })
    ).filter((problem) => problem !== null);
    const page = await site.get(MISSING);
    if (page.status === 404 && !page.text.includes('Oops! Page not found'))
      problems.push(`${MISSING}: not the site’s own page`);
    return judged(problems, {
      good: 'unknown addresses answer 404',
      bad: 'unknown addresses look like pages',
    });
  },
};

/** Addresses of /sitemap.xml and of the sitemaps it lists, as paths of the production site. */
async function sitemapPaths(site) {
  const first = await site.get('/sitemap.xml');
  if (first.status !== 200) return { problem: `/sitemap.xml (${first.problem || first.status})` };
  const locations = (xml) =>
    [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, loc]) => loc.replaceAll('&amp;', '&'));
  let listed = locations(first.text);
  if (/<sitemapindex\b/.test(first.text)) {
    const parts = await site.each(listed, (part) => site.get(site.here(part)));
    listed = parts.flatMap(({ text }) => locations(text));
  }
  const own = site.business.siteUrl;
  const strange = listed.find((loc) => loc !== own && !loc.startsWith(`${own}/`));
  if (strange) return { problem: `it lists ${strange}, which is not on ${own}` };
  return { paths: listed.map((loc) => loc.slice(own.length).replace(/\/$/, '') || '/') };
}

export const sitemap = {
  name: 'Sitemap',
  async run(site) {
    const { paths, problem } = await sitemapPaths(site);
    if (problem) return fail(problem, { fix: 'it is made by npm run build from the routes' });
    if (site.environment === 'preview')
      return ok(`${paths.length} addresses (a preview is not for search engines)`);
    const open = (
      await site.each(site.pages, async (path) => (isNoindex(await site.get(path)) ? null : path))
    ).filter((path) => path !== null);
    const problems = [
      ...open.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
      ...paths.filter((path) => !open.includes(path)).map((path) => `${path} should not be in it`),
      ...paths.filter((path, at) => paths.indexOf(path) !== at).map((path) => `${path} stands there twice`),
    ];
    return judged(problems, {
      good: `${paths.length} addresses, exactly the pages that search engines may list`,
      bad: 'it differs from the pages',
      fix: 'it is made by npm run build from the routes',
    });
  },
};

export const robots = {
  name: 'Search engines',
  async run(site) {
    const file = await site.get('/robots.txt');
    const home = await site.get('/');
    const debug = await site.get(site.routes.inventoryDebug);
    const closed = /^\s*disallow:\s*\/\s*$/im.test(file.text);
    const hidden = isNoindex(home);
    const problems = [];
    if (file.status !== 200) problems.push(`/robots.txt (${file.problem || file.status})`);
    if (!isNoindex(debug)) problems.push(`${site.routes.inventoryDebug} is not marked noindex`);
    if (site.environment === 'preview') {
      if (!hidden) problems.push('a preview must be marked noindex, and / is not');
    } else if (site.environment === 'production') {
      if (closed) problems.push('/robots.txt shuts every search engine out');
      if (hidden) problems.push('/ is marked noindex: no search engine will list the site');
      const map = /^\s*sitemap:\s*(\S+)/im.exec(file.text)?.[1];
      if (file.status === 200 && map !== `${site.business.siteUrl}/sitemap.xml`)
        problems.push(
          `/robots.txt names ${map ?? 'no'} sitemap, expected ${site.business.siteUrl}/sitemap.xml`,
        );
    }
    return judged(problems, {
      good: hidden ? 'shut out, as a preview should' : 'welcome, the debug page apart',
      bad: 'not what this environment demands',
      fix: 'VERCEL_ENV decides: production is listed, previews are not',
    });
  },
};

/** Links of the pages that lead to no page, and anchors that are nowhere. */
export const links = {
  name: 'Internal links',
  async run(site) {
    const wanted = new Map();
    for (const path of site.pages) {
      const { text } = await site.get(path);
      for (const { href } of elements(text, 'a')) {
        if (href?.startsWith('/') && !href.startsWith('//'))
          wanted.set(href.split('#')[0].split('?')[0] || '/', path);
      }
    }
    const problems = (
      await site.each([...wanted], async ([href, from]) => {
        const { status, problem } = await site.get(href);
        return status > 0 && status < 400 ? null : `${href} (${problem || status}), linked on ${from}`;
      })
    ).filter((problem) => problem !== null);
    if (wanted.size === 0) return todo('no page has a link to look at');
    return judged(problems, {
      good: `${wanted.size} addresses, all there`,
      bad: `${problems.length} lead nowhere`,
    });
  },
};
