import { z } from 'zod';

type Variables = Record<string, string | undefined>;

const matching = (pattern: RegExp, sentence: string) =>
  z.string().regex(pattern, sentence).optional();

/**
 * Scheme and host only: "https://forms.example:8443/". A parsed URL's host can contain characters
 * such as "*" and ";", which have a meaning in a Content-Security-Policy.
 */
const ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?\/?$/i;

const THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Hosts on the local network: a name without a dot, or an IP address. */
const OWN_NETWORK = /^([\w-]+|[\d.]+|\[[\da-f:]+\])$/;

const hostOf = (url = '') => (URL.canParse(url) ? new URL(url).hostname : '');

const origin = (mayHaveHttp: RegExp, sentence: string) =>
  z
    .string()
    .refine((url) => ORIGIN.test(url) && URL.canParse(url), { error: sentence, abort: true })
    .refine((url) => /^https:/i.test(url) || mayHaveHttp.test(hostOf(url)), sentence)
    .transform((url) => new URL(url).origin)
    .optional();

/** Older Supabase keys are JSON Web Tokens that contain their role. */
function isPublicKey(key: string): boolean {
  if (/^sb_publishable_[\w-]+$/.test(key)) return true;
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  return Buffer.from(payload, 'base64url').toString().includes('"role":"anon"');
}

const A_DAY = 86_400;
const FORM =
  "expected https:// and the host of the form's provider alone, such as https://api.leadconnectorhq.com";
const KEY =
  'expected the publishable key (sb_publishable_…) or the anon key of NEXT_PUBLIC_SUPABASE_URL, never a secret one: copy it from Project Settings, API Keys';

const fields = z.object({
  NEXT_PUBLIC_SUPABASE_URL: origin(
    OWN_NETWORK,
    'expected the Project URL from Project Settings, Data API, such as https://abcdefghijklmnopqrst.supabase.co',
  ),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z.string().refine(isPublicKey, KEY).optional(),
  NEXT_PUBLIC_LEAD_FORM_URL: origin(THIS_COMPUTER, FORM),
  INVENTORY_REVALIDATE_SECONDS: z
    .string()
    .refine(
      (text) => /^[1-9]\d*$/.test(text) && Number(text) <= A_DAY,
      `expected a whole number of seconds from 1 to ${A_DAY}, such as 300`,
    )
    .transform(Number)
    .default(300),
  VERCEL_ENV: matching(
    /^(production|preview|development)$/,
    'expected production, preview, or development, in lower case, or nothing',
  ),
  NEXT_PUBLIC_GOOGLE_TAG_ID: matching(
    /^(AW|G|GT|GTM)-[A-Z0-9]+$/,
    'expected an id alone, such as AW-123456789, G-AB12CD34EF, or GTM-AB12CD3',
  ),
  NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: matching(
    /^(?!(AW-)?\d+$)[\w-]+$/,
    'expected the label alone, such as AbC-D_efG-h12_34: copy what follows the slash in AW-123456789/AbC-D_efG-h12_34',
  ),
  ALLOW_PLACEHOLDERS: matching(/^1$/, 'expected 1, or nothing'),
  PREVIEW_LEAD_FORM_ID: matching(
    /^[\w-]+$/,
    'expected the id of a form, such as bC3dE5fG7hJ9kL1m: copy what follows /widget/form/ in its URL',
  ),
});
type Fields = z.infer<typeof fields>;

const hasKeyOfDatabase = (env: Fields) =>
  !env.NEXT_PUBLIC_SUPABASE_URL || Boolean(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);

const hasTagOfLabel = (env: Fields) =>
  !env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL ||
  Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID?.startsWith('AW-'));

/** On a developer's computer, `VERCEL_ENV` is unset or "development". */
const isDeployed = ({ VERCEL_ENV }: Fields) =>
  VERCEL_ENV === 'production' || VERCEL_ENV === 'preview';

function hasFormForVisitors(env: Fields): boolean {
  return !isDeployed(env) || !OWN_NETWORK.test(hostOf(env.NEXT_PUBLIC_LEAD_FORM_URL));
}

const envSchema = fields
  .refine(hasKeyOfDatabase, { path: ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'], error: KEY })
  .refine(hasTagOfLabel, {
    path: ['NEXT_PUBLIC_GOOGLE_TAG_ID'],
    error: 'expected the AW- id to which NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL belongs',
  })
  .refine(hasFormForVisitors, {
    path: ['NEXT_PUBLIC_LEAD_FORM_URL'],
    error: `${FORM}: visitors can't load a form of your own computer or network`,
  });

/**
 * Validates the environment variables. An empty one counts as missing.
 *
 * @throws Error with a sentence for each invalid variable: its name and what was expected, but
 *   never its value, which may be a secret
 */
export function parseEnv(source: Variables) {
  const present = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''));
  const { data: env, error } = envSchema.safeParse(present);
  if (!env) throw errorWith(error.issues.map((it) => `${it.path.join('.')}: ${it.message}`));

  const preview = env.VERCEL_ENV === 'preview';
  const previewFormId = (preview && env.PREVIEW_LEAD_FORM_ID) || null;
  const hasForms = !preview || previewFormId !== null;
  return {
    supabase: databaseOf(env),
    /**
     * Base URL of the lead form's provider, without a trailing slash; `null` when none is
     * configured, and on a preview without its own test form.
     */
    leadFormUrl: (hasForms && env.NEXT_PUBLIC_LEAD_FORM_URL) || null,
    /** On a preview, this test form replaces all forms, so that tests don't reach the real list. */
    previewFormId,
    inventoryRevalidateSeconds: env.INVENTORY_REVALIDATE_SECONDS,
    googleTag: googleTagOf(env),
    preview,
    /** Whether the host serves https only. */
    https: isDeployed(env),
  };
}

export type Env = ReturnType<typeof parseEnv>;

function databaseOf(env: Fields) {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const publishableKey = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  return url && publishableKey ? { url, publishableKey } : null;
}

/**
 * Google's tag or tag manager, in production only; `sendTo` is the conversion it reports, if any.
 */
function googleTagOf(env: Fields) {
  const id = env.NEXT_PUBLIC_GOOGLE_TAG_ID;
  const label = env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL;
  if (!id || env.VERCEL_ENV !== 'production') return null;
  return { id, sendTo: label ? `${id}/${label}` : null };
}

/**
 * With another NODE_ENV, a build fails with an unrelated error, and a server sends pages without
 * their Content-Security-Policy.
 *
 * @throws Error if NODE_ENV is set to anything but "production"
 */
export function requireProductionMode({ NODE_ENV }: Variables): void {
  if (!NODE_ENV || NODE_ENV === 'production') return;
  throw errorWith([
    'NODE_ENV: expected production, or nothing, for a build and its server: remove NODE_ENV from the environment, because Next.js sets it itself',
  ]);
}

const errorWith = (mistakes: readonly string[]) =>
  new Error(
    `Environment variables have a mistake:\n${mistakes.map((it) => `  ${it}.`).join('\n')}`,
  );
