const TIMEOUT_MS = 20_000;
const AT_ONCE = 6;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param {URL} url @returns {'local' | 'preview' | 'production'} what the site at an address is held to */
export function environmentOf(url, isPreview = false) {
  if (LOCAL.has(url.hostname)) return 'local';
  return isPreview ? 'preview' : 'production';
}

async function ask(url, options) {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...options,
      headers: { 'user-agent': 'launch-check', ...options.headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text(), problem: '' };
  } catch (error) {
    const problem =
      error.name === 'TimeoutError' ? 'no answer in 20 seconds' : (error.cause?.code ?? error.message);
    return { status: 0, headers: new Headers(), text: '', problem };
  }
}

/**
 * The site under check: what is known of it, and how it is asked.
 *
 * @param {{ url: string, preview?: boolean, business: any, routes: any, makes: { slug: string }[], guides: string[],
 *   variables: Record<string, string | undefined>, database: { url: string, key: string, secret?: string } | null,
 *   formUrl: string | null }} facts `guides` are the slugs of the published ones
 */
export function siteUnderCheck(facts) {
  const base = facts.url.replace(/\/+$/, '');
  const answers = new Map();
  const { routes } = facts;
  const fixed = Object.values(routes).filter(
    (path) =>
      typeof path === 'string' && !path.includes('#') && ![routes.feed, routes.brandNotFound].includes(path),
  );

  /** Asks an address; reads of one and the same are made once. A path means one of this site. */
  const get = (address, options = {}) => {
    const url = address.startsWith('/') ? `${base}${address}` : address;
    if (options.method && options.method !== 'GET') return ask(url, options);
    const key = `${url} ${JSON.stringify(options)}`;
    if (!answers.has(key)) answers.set(key, ask(url, options));
    return answers.get(key);
  };
  return {
    ...facts,
    url: base,
    environment: environmentOf(new URL(base), facts.preview),
    /** Every page, as paths. */
    pages: [
      ...fixed,
      ...facts.makes.map(({ slug }) => routes.brand(slug)),
      ...facts.guides.map((slug) => routes.guide(slug)),
    ],
    get,
    /** Does the same for many, a few at a time. */
    async each(list, work) {
      const results = [];
      for (let at = 0; at < list.length; at += AT_ONCE) {
        results.push(...(await Promise.all(list.slice(at, at + AT_ONCE).map(work))));
      }
      return results;
    },
    /** An address of the production site, as this deployment has it. */
    here: (address) =>
      address.startsWith(`${facts.business.siteUrl}/`) || address === facts.business.siteUrl
        ? `${base}${address.slice(facts.business.siteUrl.length)}`
        : address,
  };
}
