const names = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decode = (text) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => names[name]);

/** @returns {Record<string, string>[]} the attributes of every `<name …>` of a page, in order */
export function elements(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'gi'))].map(
    ([, attributes]) =>
      Object.fromEntries(
        [...attributes.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)].map(([, key, value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

/** @returns {string | null} content of `<meta name="…">` or `<meta property="…">` */
export function meta(html, name) {
  const found = elements(html, 'meta').find((tag) => tag.name === name || tag.property === name);
  return found?.content ?? null;
}

/** @returns {string | null} */
export function canonical(html) {
  return elements(html, 'link').find((tag) => tag.rel === 'canonical')?.href ?? null;
}

/** Whether a page asks search engines to leave it out, by its header or its meta tag. */
export function isNoindex({ headers, text }) {
  return /noindex/i.test(`${headers.get('x-robots-tag') ?? ''} ${meta(text, 'robots') ?? ''}`);
}

/** @returns {string[]} texts of the page's structured data */
export function structuredData(html) {
  return [...html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json]) => json,
  );
}
