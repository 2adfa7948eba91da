import 'server-only';
import { z } from 'zod';

/**
 * http(s) only, because "localhost:4100" is a valid URL as well, with the scheme "localhost:" and
 * the origin "null".
 */
const optionalUrl = z
  .url({ protocol: /^https?$/, error: 'expected a URL such as "https://example.supabase.co"' })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
const optionalText = z.string().min(1).optional();
const textLike = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, `expected ${what}`).optional();

const SECONDS = 'expected a whole number of seconds, 1 or more';
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
  NEXT_PUBLIC_GOOGLE_TAG_ID: textLike(
    /^(AW|G|GT|GTM)-[A-Z0-9]+$/,
    'an id: "AW-123456789" or "GTM-ABC123"',
  ),
  NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: textLike(
    /^[\w-]+$/,
    "a conversion's label: letters, digits, hyphens",
  ),
});
const envSchema = fields
  .refine((env) => !env.NEXT_PUBLIC_SUPABASE_URL || env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    path: ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'],
    error: 'expected the public key that belongs to NEXT_PUBLIC_SUPABASE_URL',
  })
  .refine(
    (env) =>
      !env.NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL || env.NEXT_PUBLIC_GOOGLE_TAG_ID?.startsWith('AW-'),
    {
      path: ['NEXT_PUBLIC_GOOGLE_TAG_ID'],
      error: 'expected the "AW-" id that the conversion label belongs to',
    },
  );

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
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = env;
  const { NEXT_PUBLIC_GOOGLE_TAG_ID: tag, NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: label } = env;
  const production = env.VERCEL_ENV === 'production';
  return {
    /** `null` when the site has no inventory database configured. */
    supabase: url && key ? { url, publishableKey: key } : null,
    /**
     * Base URL of the hosted form's provider, without a slash at the end; `null` when none is
     * configured.
     */
    leadFormUrl: env.NEXT_PUBLIC_LEAD_FORM_URL ?? null,
    inventoryRevalidateSeconds: env.INVENTORY_REVALIDATE_SECONDS,
    /**
     * Google's tag or tag manager, in production only. `sendTo` is the conversion it reports, if
     * any.
     */
    googleTag: tag && production ? { id: tag, sendTo: label ? `${tag}/${label}` : null } : null,
  };
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
