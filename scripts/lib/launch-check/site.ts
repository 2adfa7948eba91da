import { routes } from '@/lib/site/routes';
import { type Check, fail, failOn, ok, request, todo } from './check';

type Page = Awaited<ReturnType<typeof request>>;

/** A static page, a page per request, and the home page. */
const SAMPLE = [routes.home, routes.faq, routes.inventory];

const tag = ({ text }: Page, start: string) => new RegExp(`<${start}[^>]*>`, 'i').exec(text)?.[0] ?? '';
const canonicalOf = (page: Page) =>
  /href="([^"]*)"/.exec(tag(page, 'link[^>]*rel="canonical"'))?.[1] ?? 'none';
const isNoindex = (page: Page) =>
  /noindex/i.test(`${page.headers.get('x-robots-tag') ?? ''} ${tag(page, 'meta[^>]*name="robots"')}`);
const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Checks of what the site responds. */
export const siteChecks: Record<string, Check> = {
  async 'Home page'({ url, local }) {
    const { status, headers, error } = await request(`${url}/`);
    if (status === 200) return ok(`${url} responds`);
    const location = headers.get('location');
    let fix = 'compare --url with your domain (docs/deploy.md, step 4), and see the log of the deployment';
    if (local) fix = 'start it in another terminal: npm run local';
    else if (status === 401)
      fix = 'the deployment asks for a login: use its public URL, or turn Deployment Protection off';
    else if (location) fix = `it redirects: use --url ${new URL(location, url).origin}`;
    return fail(`${url}/ (${error || status})`, fix);
  },

  async Domain({ url, local, business: { siteUrl } }) {
    const problems: string[] = [];
    if (!siteUrl.startsWith('https://')) problems.push(`${siteUrl} does not start with https://`);
    if (!local) {
      if (siteUrl !== url) problems.push(`the site is at ${url}, not at ${siteUrl}`);
      const insecure = await request(`${url.replace('https:', 'http:')}/`);
      if (!insecure.headers.get('location')?.startsWith('https:'))
        problems.push(`http: is not redirected to https: (${insecure.error || insecure.status})`);
    }
    for (const path of SAMPLE) {
      const canonical = canonicalOf(await request(url + path));
      if (withoutSlash(canonical) !== withoutSlash(siteUrl + path))
        problems.push(`${path} has the canonical URL ${canonical}`);
    }
    const good = `${siteUrl} in content/business.ts and in the pages`;
    return failOn(problems, good, 'set siteUrl to the URL that visitors see, and deploy again');
  },

  async 'Search engines'({ url, local, business: { siteUrl } }) {
    if (local) return ok('asked on the live site');
    const problems: string[] = [];
    for (const path of SAMPLE)
      if (isNoindex(await request(url + path)))
        problems.push(`${path}: noindex, no search engine will list it`);
    const robots = await request(`${url}/robots.txt`);
    const named = /^\s*sitemap:\s*(\S+)/im.exec(robots.text)?.[1];
    const sitemap = await request(`${url}/sitemap.xml`);
    if (/^\s*disallow:\s*\/\s*$/im.test(robots.text)) problems.push('/robots.txt disallows everything');
    if (named !== `${siteUrl}/sitemap.xml`) problems.push(`/robots.txt names ${named} as the sitemap`);
    if (!sitemap.text.includes(`<loc>${siteUrl}`))
      problems.push(`/sitemap.xml (${sitemap.error || sitemap.status}) has no page of ${siteUrl}`);
    const fix = 'VERCEL_ENV decides: production is indexable, a preview is not';
    return failOn(problems, 'allowed', fix);
  },

  /** Links of a local site to other sites are not followed, and are never failures: many sites refuse programs. */
  async Links({ url, local }) {
    const { LinkChecker } = await import('linkinator');
    const isOwn = (link: string) => URL.canParse(link) && new URL(link).origin === url;
    const { links } = await new LinkChecker().check({
      path: `${url}/`,
      recurse: true,
      timeout: 20_000,
      concurrency: 10,
      checkFragments: true,
      // URLs with a query are not followed: their number is unlimited.
      linksToSkip: async (link) => (isOwn(link) ? link.includes('?') : local),
    });
    const broken = new Map(links.flatMap((link) => (link.state === 'BROKEN' ? [[link.url, link]] : [])));
    if (broken.size === 0) return ok(`all ${links.length} pages, files and links exist`);
    // A file may be a photo that a row of the inventory names: data, in whose place the site shows a drawing.
    const isFailure = [...broken.keys()].some((link) => isOwn(link) && !/\.\w{3,4}$/.test(link));
    const lines = [...broken.values()].map(
      (link) => `${link.url} (${link.status || 'no response'}), linked from ${link.parent}`,
    );
    const fix = 'open each in a browser, and correct or remove it';
    return (isFailure ? fail : todo)(`${broken.size} broken`, fix, lines);
  },
};
