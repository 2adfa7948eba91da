import { inParallel, request } from '../crawler.mjs';
import { checkResult, fail, ok, todo } from './check-result.mjs';
import { policySources } from './server.mjs';

const CONTACT_FIELDS = ['name', 'telephone', 'email', 'address', 'openingHoursSpecification'];

/** @param {import('./checks.mjs').CrawledPage} page @returns whether its policy lets inline scripts run */
const isPlain = (page) => policySources(page, 'script-src').includes("'unsafe-inline'");

/**
 * Checks of what is in the pages.
 * @type {Record<string, (site: import('./checks.mjs').Site) => import('./checks.mjs').CheckResult | Promise<import('./checks.mjs').CheckResult>>}
 */
export const pageChecks = {
  'Contact details'({ business, businessData, routes, crawled, pages }) {
    const home = crawled.get(routes.home);
    const live = home?.data.find((item) => item['@type'] === businessData['@type']) ?? {};
    const differing = CONTACT_FIELDS.filter(
      (field) => JSON.stringify(live[field]) !== JSON.stringify(businessData[field]),
    ).map(
      (field) =>
        `${field}: ${JSON.stringify(live[field])}, in content/business.ts ${JSON.stringify(businessData[field])}`,
    );
    const own = [`tel:+1${business.phone.replace(/\D/g, '')}`, `mailto:${business.email}`];
    const foreign = pages.flatMap(({ path, links }) =>
      links
        .filter(({ href }) => /^(tel|mailto):/.test(href) && !own.includes(href))
        .map(({ href }) => `${path}: a link to ${href}`),
    );
    return checkResult([...differing, ...foreign], {
      good: 'name, phone, e-mail, address, and hours are those of content/business.ts',
      bad: 'different from content/business.ts',
      fix: 'deploy again, or git pull if the live site is newer than this folder',
    });
  },

  'Canonical URLs'({ business, paths, pages }) {
    const problems = pages.map(({ path, canonical }) => {
      const expected = `${business.siteUrl}${path}`.replace(/\/$/, '');
      const isRight = !paths.includes(path) || canonical?.replace(/\/$/, '') === expected;
      return isRight ? null : `${path}: ${canonical ?? 'none'}, expected ${expected}`;
    });
    return checkResult(problems, { good: 'every page has its production URL', bad: 'wrong' });
  },

  Titles({ indexable }) {
    const problems = indexable.flatMap(({ path, title, description, h1Count }) => [
      h1Count === 1 ? null : `${path}: ${h1Count} h1 headings`,
      title && description ? null : `${path}: no title or no description`,
      indexable.some((other) => other.path < path && other.title === title)
        ? `${path}: the title of another page, "${title}"`
        : null,
    ]);
    return checkResult(problems, { good: 'every page has its own, and one h1', bad: 'wrong' });
  },

  Links({ crawled }) {
    const problems = [...crawled.values()].flatMap((page) => [
      page.linkedFrom === '' || (page.status > 0 && page.status < 400)
        ? null
        : `${page.path} (${page.error || page.status}), linked from ${page.linkedFrom}`,
      ...page.internalLinks.map(({ path, id }) => {
        const target = crawled.get(path.split('?')[0] ?? '');
        const isThere = id === '' || target?.status !== 200 || target.ids.has(id);
        return isThere ? null : `${path}#${id}, linked from ${page.path}`;
      }),
    ]);
    return checkResult(problems, {
      good: `all ${crawled.size} pages and their anchors exist`,
      bad: 'broken',
    });
  },

  async 'Share images'({ url, business, indexable }) {
    const images = new Map(indexable.map(({ path, meta }) => [meta.get('og:image') ?? '', path]));
    const problems = await inParallel([...images], async ([image, path]) => {
      if (!URL.canParse(image)) return `${path}: og:image is "${image}", expected an absolute URL`;
      const { status, headers, error } = await request(image.replace(business.siteUrl, url));
      const isImage = status === 200 && headers.get('content-type')?.startsWith('image/');
      return isImage ? null : `${path}: ${image} (${error || status})`;
    });
    return checkResult(problems, { good: `${images.size} images, all found`, bad: 'missing' });
  },

  'Structured data'({ routes, pages }) {
    const problems = pages.flatMap(({ path, data, dataErrors }) => {
      let expected;
      if (path === routes.home) expected = 'AutomotiveBusiness';
      if (path === routes.faq) expected = 'FAQPage';
      if (path.startsWith(routes.guide(''))) expected = 'BlogPosting';
      const isThere = !expected || data.some((item) => item['@type'] === expected);
      return [...dataErrors.map((error) => `${path}: ${error}`), isThere ? null : `${path}: no ${expected}`];
    });
    return checkResult(problems, { good: 'valid on every page', bad: 'missing or invalid' });
  },

  async Conversions({ url, business, routes, crawled, pages }) {
    const script = await request(`${url}/site.js`);
    if (script.status !== 200 || !script.text.includes('gtag_report_conversion'))
      return fail('/site.js does not report conversions', 'npm run build writes it');
    const missing = ['quote_start', ...(business.links.tradeIn ? ['trade_in'] : []), 'call', 'email']
      .filter((conversion) => !crawled.get(routes.home)?.conversions.includes(conversion))
      .map((conversion) => `${routes.home}: no element has data-conversion="${conversion}"`);
    const unmarked = pages.flatMap(({ path, links }) =>
      links
        .filter(({ href, isMarked }) => {
          const isApply = path === routes.inventory && href.startsWith(`${routes.apply}?`);
          return !isMarked && (isApply || /^(tel|mailto):/.test(href));
        })
        .map(({ href }) => `${path}: the link to ${href} has no data-conversion`),
    );
    return checkResult([...missing, ...unmarked], {
      good: 'every call, e-mail and call to action is reported',
      bad: 'not reported',
    });
  },

  Scripts({ pages }) {
    const problems = pages.map((page) => {
      const allowed = policySources(page, 'script-src');
      const blocked = page.scripts.filter(
        ({ src, nonce }) => src === '' && !isPlain(page) && !allowed.includes(`'nonce-${nonce}'`),
      );
      return blocked.length > 0 ? `${page.path}: its policy blocks ${blocked.length} inline scripts` : null;
    });
    return checkResult(problems, {
      good: 'none is blocked by the policy of its page',
      bad: 'different from what the build writes',
      fix: 'the host must run npm run build, and serve no pages of older builds: docs/decisions.md, 27 to 30',
    });
  },

  'Plain pages'({ pages }) {
    const plain = pages.filter(isPlain);
    if (plain.length === 0) return ok('none: no page allows inline scripts');
    return todo(
      `WARNING: ${plain.length} pages are as Next wrote them, slower and with inline scripts allowed`,
      'built with PLAIN_BUILD=1, or with a version of Next that the build does not know: docs/upgrading-next.md',
      plain.slice(0, 5).map(({ path }) => path),
    );
  },
};
