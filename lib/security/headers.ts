import { business } from '@/lib/content/business';
import { type Env, parseEnv } from '@/lib/env/parse-env';
import { routes } from '@/lib/site/routes';
import { INSTAGRAM, perRequestPages, securityPolicy } from './security-policy';

type Header = { key: string; value: string };

/** A rule for Next's `headers()`. Later rules override earlier ones. */
type HeaderRule = {
  source: string;
  has?: { type: 'header'; key: string; value: string }[];
  headers: Header[];
};

const EVERY_PATH = '/:path*';

const NO_PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Headers of every response except the redirects of content/, and of a slash at the end. */
const EVERYWHERE: Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: NO_PERMISSIONS },
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
    source: '/speculation/:file*',
    headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }, FOR_A_DAY],
  },
];

/**
 * Browsers prefetch pages whose link is pressed. Those that say they aren't on a phone also do so
 * on hover. Phones have no hover, and would prefetch every link in view instead.
 */
function speculation(file: 'on-press' | 'on-hover'): Header {
  return { key: 'Speculation-Rules', value: `"/speculation/${file}.json"` };
}

const NOT_ON_PHONES: HeaderRule = {
  source: EVERY_PATH,
  has: [{ type: 'header', key: 'sec-ch-ua-mobile', value: '\\?0' }],
  headers: [speculation('on-hover')],
};

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
  const rules: HeaderRule[] = [
    { source: EVERY_PATH, headers: [...EVERYWHERE, speculation('on-press')] },
    NOT_ON_PHONES,
    ...CACHED_FILES,
  ];
  if (env.preview) rules.push(NOT_INDEXED);
  // In development, Next's client needs eval.
  if (variables.NODE_ENV !== 'development') rules.push(...policyRules(env));
  return rules;
}
