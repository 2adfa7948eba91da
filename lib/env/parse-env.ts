import { z } from 'zod';
import { deployment, policyEnv } from './deployment';

type Variables = Record<string, string | undefined>;

/** A rule whose sentence is the only one of its variable: those after it would follow from it. */
const rule = (sentence: string) => ({ error: sentence, abort: true });

const QUOTE_AT_AN_END = /^["'`“”‘’]|["'`“”‘’]$/;
/** Spaces, line breaks, and characters that can't be seen; a value has visible ASCII alone. */
const BLANK_AT_AN_END = /^[^!-~]|[^!-~]$/;

const value = z
  .string()
  .refine(
    (text) => !QUOTE_AT_AN_END.test(text),
    rule('expected the value without quotes: remove the quotes around it'),
  )
  .refine(
    (text) => !BLANK_AT_AN_END.test(text),
    rule(
      'expected nothing before and after the value: delete the spaces or line breaks there, which may be invisible',
    ),
  );

/** @param sentence what is expected, and the likely fix */
const matching = (pattern: RegExp, sentence: string) =>
  value.refine((text) => pattern.test(text), rule(sentence)).optional();

/**
 * A URL may have other characters in its host, such as "*" or ";", which a policy reads as its own.
 */
const WEB_ORIGIN = /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/;

/** `null` for what isn't a URL of the web: "localhost:4100" has the scheme "localhost:". */
function webUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && WEB_ORIGIN.test(url.origin) ? url : null;
}

/** Whether a URL has nothing beside its scheme and host, such as a path, a query, or a password. */
const isHostOnly = (text: string) => webUrl(text)?.href === `${webUrl(text)?.origin}/`;

const originOf = (text: string) => new URL(text).origin;

/** Hosts that only this computer reaches. */
const THIS_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Hosts that others of this computer's network reach: a name without a dot, or a number. */
const OWN_NETWORK = /^([\w-]+|[\d.]+|\[[\da-f:]+\])$/;

/** Whether a URL's scheme is https, or http where the host may have that. */
function isSafe(text: string, mayHaveHttp: RegExp): boolean {
  const url = webUrl(text);
  return url?.protocol === 'https:' || mayHaveHttp.test(url?.hostname ?? '');
}

const FORM = 'expected only https:// and a host, such as https://api.leadconnectorhq.com';
const leadFormUrl = value
  .refine(webUrl, rule(`${FORM}: copy both from the URL of a form`))
  .refine(
    isHostOnly,
    rule(`${FORM}: delete the rest, such as /widget/form/…, a query, or a user name and password`),
  )
  .refine(
    (text) => isSafe(text, THIS_COMPUTER),
    rule(`${FORM}: write https:// in place of http://, which only this computer's forms may have`),
  )
  .transform(originOf)
  .optional();

const PROJECT =
  'expected only https:// and the host of the project, such as https://abcdefghijklmnopqrst.supabase.co';
const COPY_PROJECT = 'copy the Project URL from Project Settings, Data API';

/**
 * Whether a host is the database's: "db.abc.supabase.co", "aws-0-us-east-1.pooler.supabase.com".
 */
const isOfDatabase = (text: string) =>
  /^postgres(ql)?:/i.test(text) || /\b(db\.\w+\.supabase\.co|pooler\.supabase\.com)\b/.test(text);
const isDashboard = (text: string) =>
  /^(www\.|app\.)?supabase\.(com|io)$/.test(webUrl(text)?.hostname ?? '');

const supabaseUrl = value
  .refine(
    (text) => !isOfDatabase(text),
    rule(`${PROJECT}, not the database's address or connection string: ${COPY_PROJECT}`),
  )
  .refine(
    (text) => !isDashboard(text),
    rule(`${PROJECT}, not the address of the dashboard: ${COPY_PROJECT}`),
  )
  .refine(webUrl, rule(`${PROJECT}: ${COPY_PROJECT}`))
  .refine(isHostOnly, rule(`${PROJECT}: delete the rest, such as /rest/v1`))
  .refine(
    (text) => isSafe(text, OWN_NETWORK),
    rule(`${PROJECT}: write https:// in place of http://`),
  )
  .transform(originOf)
  .optional();

/** The role of an older key, which is a JSON Web Token; `null` for any other text. */
function roleOf(key: string): unknown {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  if (!payload) return null;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).role;
  } catch {
    return null;
  }
}

const isSecretKey = (key: string) => key.startsWith('sb_secret_') || roleOf(key) === 'service_role';
const isPublicKey = (key: string) => /^sb_publishable_[\w-]+$/.test(key) || roleOf(key) === 'anon';

const PUBLIC_KEY = 'expected the publishable key (sb_publishable_…) or the anon key';
const COPY_KEY = 'copy it from Project Settings, API Keys';
const publishableKey = value
  .refine(
    (key) => !isSecretKey(key),
    rule(
      `${PUBLIC_KEY}, not a secret one, with which anybody could change the table: ${COPY_KEY}, and delete the secret one there if anybody may have seen it`,
    ),
  )
  .refine(isPublicKey, rule(`${PUBLIC_KEY}, in full: ${COPY_KEY}`))
  .optional();

const tagId = matching(
  /^(AW|G|GT|GTM)-[A-Z0-9]+$/,
  'expected an id such as AW-123456789, G-AB12CD34EF, or GTM-AB12CD3: copy the id alone, in capital letters and without a label after a slash (ids that begin with UA- have ended)',
);

const switchedOn = matching(
  /^1$/,
  'expected 1, or nothing: write 1 to turn it on, or leave it empty',
);

const A_DAY = 86_400;
const seconds = value
  .refine(
    (text) => /^[1-9]\d*$/.test(text) && Number(text) <= A_DAY,
    rule(
      `expected a whole number of seconds from 1 to ${A_DAY}, such as 300 for five minutes: write digits alone, and seconds, not milliseconds`,
    ),
  )
  .transform(Number)
  .default(300);

const fields = z.object({
  NEXT_PUBLIC_SUPABASE_URL: supabaseUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  NEXT_PUBLIC_LEAD_FORM_URL: leadFormUrl,
  INVENTORY_REVALIDATE_SECONDS: seconds,
  VERCEL_ENV: matching(
    /^(production|preview|development)$/,
    'expected production, preview, or development, in lower case, or nothing: write production for the live site, and preview for any other that visitors could find',
  ),
  NEXT_PUBLIC_GOOGLE_TAG_ID: tagId,
  NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: matching(
    /^(?!(AW-)?\d+$)[\w-]+$/,
    'expected the label alone, such as AbC-D_efG-h12_34: copy what follows the slash in AW-123456789/AbC-D_efG-h12_34',
  ),
  SUPABASE_IMAGE_SIZES: switchedOn,
  VERCEL_INSIGHTS: switchedOn,
  ALLOW_PLACEHOLDERS: switchedOn,
  PREVIEW_LEAD_FORM_ID: matching(
    /^[\w-]+$/,
    'expected the id of a form, such as bC3dE5fG7hJ9kL1m: copy what follows /widget/form/ in its URL',
  ),
  PREVIEW_GOOGLE_TAG_ID: tagId,
});
type Fields = z.infer<typeof fields>;

const hasKeyOfDatabase = (env: Fields) =>
  !env.NEXT_PUBLIC_SUPABASE_URL || Boolean(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);

const hasTagOfLabel = (env: Fields) =>
  !env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL ||
  Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID?.startsWith('AW-'));

function hasFormForVisitors(env: Fields): boolean {
  const { production, preview } = deployment(env);
  const host = webUrl(env.NEXT_PUBLIC_LEAD_FORM_URL ?? '')?.hostname ?? '';
  const hasVisitors = production || preview;
  return !hasVisitors || !OWN_NETWORK.test(host);
}

const envSchema = fields
  .refine(hasKeyOfDatabase, {
    path: ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
    error: `expected the public key that belongs to NEXT_PUBLIC_SUPABASE_URL: ${COPY_KEY}`,
  })
  .refine(hasTagOfLabel, {
    path: ['NEXT_PUBLIC_GOOGLE_TAG_ID'],
    error:
      'expected the AW- id to which NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL belongs: set that id, or leave the label empty',
  })
  .refine(hasFormForVisitors, {
    path: ['NEXT_PUBLIC_LEAD_FORM_URL'],
    error: `${FORM}: name the provider's host, because visitors of a deployment (VERCEL_ENV) can't load a form of your own computer or network`,
  });

/**
 * Validates the variables; an empty one is missing.
 *
 * @throws Error with a sentence for each wrong one: its name, what was expected, and the likely
 *   fix; never its value, which may be secret
 */
export function parseEnv(source: Variables) {
  const present = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''));
  const { data: env, error } = envSchema.safeParse(present);
  if (!env) throw mistakes(error.issues.map((it) => `${it.path.join('.')}: ${it.message}`));

  const { production, preview } = deployment(present);
  const formsUrl = env.NEXT_PUBLIC_LEAD_FORM_URL;
  const { leadFormUrl, googleTagId } = policyEnv({
    ...present,
    NEXT_PUBLIC_LEAD_FORM_URL: formsUrl,
  });
  return {
    /** `null` when the site has no inventory database configured. */
    supabase: databaseOf(env),
    /**
     * Base URL of the hosted form's provider, without a slash at the end; `null` when none is
     * configured, and on a preview without a form of its own.
     */
    leadFormUrl,
    /** The form that a preview shows in place of each, so that no test reaches the real list. */
    previewFormId: preview ? (env.PREVIEW_LEAD_FORM_ID ?? null) : null,
    inventoryRevalidateSeconds: env.INVENTORY_REVALIDATE_SECONDS,
    /** Whether Supabase's image service makes the sizes of photos, which its paid plan has. */
    hasImageSizes: env.SUPABASE_IMAGE_SIZES === '1',
    /** Google's tag or tag manager; `sendTo` is the conversion it reports, if any. */
    googleTag: googleTagId
      ? { id: googleTagId, sendTo: production ? conversionOf(env) : null }
      : null,
    vercelInsights: production && env.VERCEL_INSIGHTS === '1',
    preview,
  };
}

export type Env = ReturnType<typeof parseEnv>;

function databaseOf(env: Fields) {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const publishableKey = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  return url && publishableKey ? { url, publishableKey } : null;
}

function conversionOf(env: Fields): string | null {
  const label = env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL;
  return label ? `${env.NEXT_PUBLIC_GOOGLE_TAG_ID}/${label}` : null;
}

/**
 * Checks the variable with which a build fails far from its cause, and a server sends pages without
 * their policy.
 *
 * @throws Error with a sentence, where it isn't that of production
 */
export function requireProductionMode({ NODE_ENV }: Variables): void {
  if (!NODE_ENV || NODE_ENV === 'production') return;
  throw mistakes([
    'NODE_ENV: expected production, or nothing, for a build and its server: remove NODE_ENV from the environment, because Next.js sets it itself',
  ]);
}

const mistakes = (sentences: readonly string[]) =>
  new Error(
    `Environment variables have a mistake:\n${sentences.map((it) => `  ${it}.`).join('\n')}`,
  );
