import { elements, isNoindex, meta, structuredData } from './html.mjs';
import { fail, judged } from './verdict.mjs';

export const shareImages = {
  name: 'Share pictures',
  async run(site) {
    const seen = new Map();
    const problems = [];
    for (const path of site.pages) {
      const page = await site.get(path);
      if (page.status !== 200 || isNoindex(page)) continue;
      const image = meta(page.text, 'og:image');
      if (!image) problems.push(`${path}: no og:image`);
      else if (!/^https?:\/\//.test(image)) problems.push(`${path}: og:image "${image}" is no full address`);
      else seen.set(image, path);
    }
    await site.each([...seen], async ([image, path]) => {
      const { status, headers, problem } = await site.get(site.here(image));
      if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
        problems.push(`${path}: ${image} (${problem || status})`);
    });
    return judged(problems, {
      good: `${seen.size} pictures, all there`,
      bad: `${problems.length} pages have none`,
    });
  },
};

const typesIn = (data) =>
  (Array.isArray(data) ? data : [data, ...(data?.['@graph'] ?? [])]).flatMap(
    (entry) => entry?.['@type'] ?? [],
  );

export const structured = {
  name: 'Structured data',
  async run(site) {
    const problems = [];
    for (const path of site.pages) {
      const { text, status } = await site.get(path);
      if (status !== 200) continue;
      const types = structuredData(text).flatMap((json) => {
        try {
          return typesIn(JSON.parse(json));
        } catch {
          problems.push(`${path}: not valid JSON`);
          return [];
        }
      });
      const expected =
        path === site.routes.home
          ? ['AutomotiveBusiness']
          : path.startsWith(site.routes.guide(''))
            ? ['BlogPosting']
            : path === site.routes.faq
              ? ['FAQPage']
              : [];
      for (const type of expected) if (!types.includes(type)) problems.push(`${path}: no ${type}`);
      if (types.includes('AutoDealer') || structuredData(text).join().includes('aggregateRating'))
        problems.push(`${path}: says AutoDealer or rates itself, which a broker must not`);
    }
    return judged(problems, { good: 'valid on every page', bad: `${problems.length} faults` });
  },
};

export const conversions = {
  name: 'Conversions',
  async run(site) {
    const script = await site.get('/site.js');
    if (script.status !== 200 || !script.text.includes('gtag_report_conversion'))
      return fail('/site.js does not report conversions', { fix: 'npm run build makes it' });
    const { routes } = site;
    const marks = async (path) => {
      const { text } = await site.get(path);
      return ['a', 'button', 'article'].flatMap((name) => elements(text, name));
    };
    const problems = [];
    for (const mark of ['get-quote', 'hero', 'trade-in', 'phone', 'email']) {
      if (!(await marks(routes.home)).some((tag) => tag['data-conversion'] === mark))
        problems.push(`${routes.home}: nothing carries data-conversion="${mark}"`);
    }
    for (const path of site.pages) {
      for (const tag of await marks(path)) {
        if (/^(tel|mailto):/.test(tag.href ?? '') && !tag['data-conversion'])
          problems.push(`${path}: the link ${tag.href} is not marked`);
      }
    }
    if (
      (await marks(routes.inventory)).some(
        (tag) => tag.href?.startsWith(`${routes.apply}?`) && !tag['data-conversion'],
      )
    )
      problems.push(`${routes.inventory}: an Apply Now button is not marked`);
    return judged([...new Set(problems)], {
      good: 'every button and link that counts is marked',
      bad: `${new Set(problems).size} clicks would not be counted`,
    });
  },
};
