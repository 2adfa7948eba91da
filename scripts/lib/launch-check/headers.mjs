import { fail, judged, ok, todo } from './verdict.mjs';

/** What a header must be, and the words for when it is not. */
function wanted(site) {
  const https = site.url.startsWith('https://');
  return [
    ['content-security-policy', (value) => /script-src/.test(value), 'a policy that names script-src'],
    [
      'content-security-policy',
      (value) => !/script-src[^;]*'unsafe-(inline|eval)'/.test(value),
      'no unsafe-inline and no unsafe-eval for scripts',
    ],
    ['content-security-policy', (value) => /object-src 'none'/.test(value), "object-src 'none'"],
    ['content-security-policy', (value) => /base-uri '(self|none)'/.test(value), "base-uri 'self'"],
    ['content-security-policy', (value) => /frame-ancestors/.test(value), 'frame-ancestors'],
    ['cross-origin-opener-policy', (value) => value === 'same-origin', 'same-origin'],
    ['x-frame-options', (value) => /^(deny|sameorigin)$/i.test(value), 'DENY'],
    ['x-content-type-options', (value) => value === 'nosniff', 'nosniff'],
    ['referrer-policy', (value) => value !== '' && value !== 'unsafe-url', 'a careful value'],
    ['permissions-policy', (value) => value !== '', 'a value'],
    ['strict-transport-security', (value) => !https || /max-age=\d{7,}/.test(value), 'a max-age of months'],
    ['x-powered-by', (value) => value === '', 'nothing'],
  ];
}

export const securityHeaders = {
  name: 'Security headers',
  async run(site) {
    const { routes } = site;
    const paths = [
      routes.home,
      routes.inventory,
      routes.apply,
      routes.blog,
      routes.brand(site.makes[0].slug),
    ];
    const problems = (
      await site.each(paths, async (path) => {
        const { headers } = await site.get(path);
        const missing = wanted(site).filter(([name, right]) => !right(headers.get(name) ?? ''));
        return missing.map(([name, , words]) => `${path}: ${name}: expected ${words}`);
      })
    ).flat();
    const frame = site.formUrl && new URL(site.formUrl).origin;
    const policy = (await site.get(routes.apply)).headers.get('content-security-policy') ?? '';
    const allowed = /frame-src([^;]*)/.exec(policy)?.[1] ?? '';
    if (policy && frame && !allowed.includes(frame))
      problems.push(
        `${routes.apply}: content-security-policy: frame-src does not allow the form at ${frame}`,
      );
    return judged(problems, {
      good: 'all there, on five kinds of pages',
      bad: `${problems.length} are not as they should be`,
    });
  },
};

export const webhook = {
  name: 'Webhook',
  async run(site) {
    const answer = await site.get('/api/revalidate', { method: 'POST' });
    const fix = 'docs/operations.md, "The webhook"';
    if (answer.status === 401) return ok('strangers are refused');
    if (answer.status === 503) {
      return site.environment === 'production'
        ? todo('not configured: changes show only after INVENTORY_REVALIDATE_SECONDS', { fix })
        : ok('closed: no REVALIDATE_SECRET is set');
    }
    return fail(
      `POST /api/revalidate answers ${answer.problem || answer.status} to a stranger, expected 401`,
      { fix },
    );
  },
};
