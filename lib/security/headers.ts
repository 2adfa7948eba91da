import { business } from '@/lib/content/business';
import { type Env, parseEnv } from '@/lib/env/parse-env';
import { routes } from '@/lib/site/routes';
import { INSTAGRAM, perRequestPages, securityPolicy } from './security-policy';

type Header = { key: string; value: string };

/** A rule for Next's `headers()`. Later rules override earlier ones. */
type HeaderRule = { source: string; headers: Header[] };

const EVERY_PATH = '/:path*';

const NO_PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Browsers prefetch the page of a link that is pressed. */
const SPECULATION_RULES = '/speculation-rules.json';

/** Headers of every response except the redirects of content/, and of a slash at the end. */
const EVERYWHERE: Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: NO_PERMISSIONS },
  { key: 'Speculation-Rules', value: `"${SPECULATION_RULES}"` },
];

/** Previews are for the team only. */
const NOT_INDEXED: HeaderRule = {
  source: EVERY_PATH,
  headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
};

const FOR_A_DAY: Header = { key: 'Cache-Control', value: 'public, max-age=86400' };

const CACHED_FILES: HeaderRule[] = [
  // Their names change with their content. They are cached for a day and not a year: during a
  // deployment, an old server responds with 404 to a new name, and browsers would keep that just as
  // long.
  { source: '/photo-sizes/:file', headers: [FOR_A_DAY] },
  {
    source: SPECULATION_RULES,
    headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }, FOR_A_DAY],
  },
];

/** The Content-Security-Policy of every URL except the pages with a nonce. */
function policyRules(env: Env): HeaderRule[] {
  const rule = (source: string, scripts: string[]) => {
    const value = securityPolicy(env, scripts);
    return { source, headers: [{ key: 'content-security-policy', value }] };
  };
  const withNonce = [...perRequestPages].map((page) => `${page.slice(1)}$`).join('|');
  const rules = [rule(`/((?!${withNonce}).*)`, ["'unsafe-inline'"])];
  // Its script loads the posts. No other page runs it.
  if (business().links.instagram.length > 0)
    rules.push(rule(routes.testimonials, ["'unsafe-inline'", INSTAGRAM]));
  return rules;
}

/**
 * All rules, in the order in which Next applies them.
 *
 * @param variables the environment variables of the build
 */
export function siteHeaders(variables: Record<string, string | undefined>): HeaderRule[] {
  const env = parseEnv(variables);
  const rules: HeaderRule[] = [{ source: EVERY_PATH, headers: EVERYWHERE }, ...CACHED_FILES];
  if (env.preview) rules.push(NOT_INDEXED);
  // In development, Next's client needs eval.
  if (variables.NODE_ENV !== 'development') rules.push(...policyRules(env));
  return rules;
}
