import { z } from 'zod';

type Variables = Record<string, string | undefined>;

const httpUrl = (error: string) => z.url({ protocol: /^https?$/, abort: true, error });

const originOf = (url: string) => new URL(url).origin;

const FORM_ORIGIN_EXPECTED =
  "expected https:// and the host of the form's provider, and nothing after it, such as https://api.leadconnectorhq.com";

/** An https page loads no form over http. Only on this machine, the page may be http, too. */
function isFormOrigin(url: string): boolean {
  const { protocol, hostname, origin, href } = new URL(url);
  const isSafe = protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);
  // A path is refused: forms load from the path in the contract, not from the one that was given.
  return isSafe && href === `${origin}/`;
}

/** Older Supabase keys are JSON Web Tokens that contain their role. */
function isPublicKey(key: string): boolean {
  if (/^sb_publishable_[\w-]+$/.test(key)) return true;
  const [, payload = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
  return Buffer.from(payload, 'base64url').toString().includes('"role":"anon"');
}

const SECONDS = 'expected a whole number of seconds from 1 to 86400, such as 300';

const fields = z.object({
  // Supabase's path (/rest/v1), which people often copy along, is left out.
  SUPABASE_URL: httpUrl(
    'expected the Project URL from Project Settings, Data API, such as https://abcdefghijklmnopqrst.supabase.co',
  )
    .transform(originOf)
    .optional(),
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine(
      isPublicKey,
      'expected the publishable key (sb_publishable_…) or the anon key, never a secret one: copy it from Project Settings, API Keys',
    )
    .optional(),
  LEAD_FORM_ORIGIN: httpUrl(FORM_ORIGIN_EXPECTED)
    .refine(isFormOrigin, FORM_ORIGIN_EXPECTED)
    .transform(originOf)
    .optional(),
  INVENTORY_REVALIDATE_SECONDS: z.coerce
    .number(SECONDS)
    .int(SECONDS)
    .min(1, SECONDS)
    .max(86_400, SECONDS)
    .default(300),
  VERCEL_ENV: z
    .enum(
      ['production', 'preview', 'development'],
      'expected production, preview, or development, in lower case, or nothing',
    )
    .optional(),
  GOOGLE_TAG_ID: z
    .string()
    .regex(
      /^(AW|G|GT|GTM)-[A-Z0-9]+$/,
      'expected an id alone, such as AW-123456789, G-AB12CD34EF, or GTM-AB12CD3',
    )
    .optional(),
  GOOGLE_CONVERSION_LABEL: z
    .string()
    .regex(
      /^(?!(AW-)?\d+$)[\w-]+$/,
      'expected the label alone, such as AbC-D_efG-h12_34: copy what follows the slash in AW-123456789/AbC-D_efG-h12_34',
    )
    .optional(),
  ALLOW_PLACEHOLDERS: z.literal('1', 'expected 1, or nothing').optional(),
  PREVIEW_LEAD_FORM_ID: z.string().optional(),
});
type Fields = z.infer<typeof fields>;

const hasTagOfLabel = (env: Fields) =>
  !env.GOOGLE_CONVERSION_LABEL || Boolean(env.GOOGLE_TAG_ID?.startsWith('AW-'));

/** Without its tag, a label would report no conversion, and nobody would notice. */
const envSchema = fields.refine(hasTagOfLabel, {
  path: ['GOOGLE_TAG_ID'],
  error: 'expected the AW- id to which GOOGLE_CONVERSION_LABEL belongs',
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
  if (!env) {
    const mistakes = error.issues.map((it) => `  ${it.path.join('.')}: ${it.message}.`);
    throw new Error(`Environment variables have a mistake:\n${mistakes.join('\n')}`);
  }

  const preview = env.VERCEL_ENV === 'preview';
  const previewFormId = (preview && env.PREVIEW_LEAD_FORM_ID) || null;
  const hasForms = !preview || previewFormId !== null;
  return {
    supabase: databaseOf(env),
    /**
     * Scheme and host of the lead form's provider; `null` when none is configured, and on a preview
     * without its own test form.
     */
    leadFormOrigin: (hasForms && env.LEAD_FORM_ORIGIN) || null,
    /** On a preview, this test form replaces all forms, so that tests don't reach the real list. */
    previewFormId,
    inventoryRevalidateSeconds: env.INVENTORY_REVALIDATE_SECONDS,
    googleTag: googleTagOf(env),
    preview,
    /** Whether the host serves https only. */
    https: preview || env.VERCEL_ENV === 'production',
  };
}

export type Env = ReturnType<typeof parseEnv>;

function databaseOf(env: Fields) {
  const url = env.SUPABASE_URL;
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY;
  return url && publishableKey ? { url, publishableKey } : null;
}

/**
 * Google's tag or tag manager, in production only; `sendTo` is the conversion it reports, if any.
 */
function googleTagOf(env: Fields) {
  const id = env.GOOGLE_TAG_ID;
  const label = env.GOOGLE_CONVERSION_LABEL;
  if (!id || env.VERCEL_ENV !== 'production') return null;
  return { id, sendTo: label ? `${id}/${label}` : null };
}
