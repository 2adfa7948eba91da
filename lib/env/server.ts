import 'server-only';
import { z } from 'zod';
import { deployment, policyEnv } from './proxy';

/**
 * http(s) only, because "localhost:4100" is a valid URL as well, with the scheme "localhost:" and
 * the origin "null".
 */
const optionalUrl = z
  .url({ protocol: /^https?$/, error: 'expected a URL such as "https://example.supabase.co"' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

const optionalText = z.string().min(1).optional();

/** @param what is expected, for the message: "an id" */
const textLike = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, `expected ${what}`).optional();

const SECONDS = 'expected a whole number of seconds, 1 or more';

const googleTagId = textLike(/^(AW|G|GT|GTM)-[A-Z0-9]+$/, 'an id: "AW-123456789" or "GTM-ABC123"');

const fields = z.object({
  NEXT_PUBLIC_SUPABASE_URL: optionalUrl,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: optionalText,
  NEXT_PUBLIC_LEAD_FORM_URL: optionalUrl,
  INVENTORY_REVALIDATE_SECONDS: z.coerce
    .number(SECONDS)
    .int(SECONDS)
    .positive(SECONDS)
    .default(300),
  VERCEL_ENV: optionalText,
  NEXT_PUBLIC_GOOGLE_TAG_ID: googleTagId,
  NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: textLike(
    /^[\w-]+$/,
    "a conversion's label: letters, digits, hyphens",
  ),
  SUPABASE_IMAGE_SIZES: textLike(/^1$/, '1, or nothing'),
  VERCEL_INSIGHTS: textLike(/^1$/, '1, or nothing'),
  PREVIEW_LEAD_FORM_ID: textLike(/^[\w-]+$/, 'the id of a form: letters, digits, hyphens'),
  PREVIEW_GOOGLE_TAG_ID: googleTagId,
});
type Fields = z.infer<typeof fields>;

const hasKeyOfDatabase = (env: Fields) =>
  !env.NEXT_PUBLIC_SUPABASE_URL || Boolean(env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY);

const hasTagOfLabel = (env: Fields) =>
  !env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL ||
  Boolean(env.NEXT_PUBLIC_GOOGLE_TAG_ID?.startsWith('AW-'));

const envSchema = fields
  .refine(hasKeyOfDatabase, {
    path: ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
    error: 'expected the public key that belongs to NEXT_PUBLIC_SUPABASE_URL',
  })
  .refine(hasTagOfLabel, {
    path: ['NEXT_PUBLIC_GOOGLE_TAG_ID'],
    error: 'expected the "AW-" id that the conversion label belongs to',
  });

/**
 * Validates the variables; an empty one is missing.
 *
 * @throws Error naming each invalid one and what was expected, never its value
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data: env, error } = envSchema.safeParse(present);
  if (!env) {
    const problems = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Environment variables have a mistake:\n${problems.join('\n')}`);
  }

  const { production, preview } = deployment(present);
  const formsUrl = env.NEXT_PUBLIC_LEAD_FORM_URL;
  const { leadFormUrl, googleTagId: tagId } = policyEnv({
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
    googleTag: tagId ? { id: tagId, sendTo: production ? conversionOf(env) : null } : null,
    /** Whether Vercel counts page views and loading times. */
    vercelInsights: production && env.VERCEL_INSIGHTS === '1',
    preview,
  };
}

function databaseOf(env: Fields) {
  const url = env.NEXT_PUBLIC_SUPABASE_URL;
  const publishableKey = env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  return url && publishableKey ? { url, publishableKey } : null;
}

function conversionOf(env: Fields): string | null {
  const label = env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL;
  return label ? `${env.NEXT_PUBLIC_GOOGLE_TAG_ID}/${label}` : null;
}

export type Env = ReturnType<typeof parseEnv>;
let parsed: Env | undefined;

/**
 * The environment variables, parsed once per process.
 *
 * @throws Error naming each invalid variable
 */
export function env(): Env {
  parsed ??= parseEnv({ ...process.env });
  return parsed;
}

/**
 * Whether drafts of guides are on the site: on previews and in development, never in production.
 */
export function showsDrafts(): boolean {
  return process.env.VERCEL_ENV === 'preview' || process.env.NODE_ENV === 'development';
}
