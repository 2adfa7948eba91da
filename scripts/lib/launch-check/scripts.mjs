import { elements } from './html.mjs';
import { judged } from './verdict.mjs';

const nonceOf = ({ headers }) =>
  /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? null;

/** Scripts of a page that its policy must let run though they have no address; data (JSON) is none. */
const inline = (html) =>
  elements(html, 'script').filter(({ src, type = '' }) => src === undefined && !/json/.test(type));

/** Whether what the site was served from is the finished build (scripts/build/postbuild.mjs), which a host could miss. */
export const scripts = {
  name: 'Scripts',
  async run(site) {
    const { routes } = site;
    const problems = [];
    for (const path of site.pages) {
      const page = await site.get(path);
      const barred = inline(page.text).filter(({ nonce }) => !nonce || nonce !== nonceOf(page));
      if (barred.length > 0) problems.push(`${path}: its own policy blocks ${barred.length} inline scripts`);
    }
    const faq = await site.get(routes.faq);
    if (elements(faq.text, 'script').some(({ src }) => src?.startsWith('/_next/')))
      problems.push(`${routes.faq}: loads the framework, which a page without moving parts must not`);
    const again = await site.get(`${routes.inventory}?launch-check`);
    const nonce = nonceOf(await site.get(routes.inventory));
    if (nonce === null || nonce === nonceOf(again))
      problems.push(`${routes.inventory}: expected a nonce of its own for each request`);
    return judged(problems, {
      good: 'no page has one that its policy blocks; the framework only where it is needed',
      bad: `${problems.length} pages are not as the build finishes them`,
      fix: 'the host must run npm run build, and keep no older pages: docs/decisions.md, 27 to 30',
    });
  },
};
