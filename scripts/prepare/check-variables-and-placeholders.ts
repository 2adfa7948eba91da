import { UserError } from '../lib/cli';

const NO_DATABASE =
  'SUPABASE_URL and its key: without them /inventory says that its database is not configured';
const NO_FORMS =
  'LEAD_FORM_ORIGIN: without it the three forms are replaced by a notice with the phone number';
const NO_PREVIEW_FORM =
  'PREVIEW_LEAD_FORM_ID: without it a preview has the notice in place of its forms, so that no test reaches the real list';

type Variables = Record<string, string | undefined>;

/**
 * Lists what a build lacks, and stops a production build that still has placeholders.
 * next.config.mjs checks the values of the variables.
 *
 * @returns notes for the log
 * @throws UserError if the build must stop
 */
export function checkVariablesAndPlaceholders(
  env: Variables,
  placeholders: readonly string[],
): string[] {
  const notes = missingVariables(env);
  if (env.VERCEL_ENV !== 'production' || placeholders.length === 0) return notes;

  const list = `${placeholders.length} values are still placeholders:\n  ${placeholders.join('\n  ')}`;
  if (env.ALLOW_PLACEHOLDERS === '1') {
    return [...notes, `${list}\nBuilt anyway, because ALLOW_PLACEHOLDERS is 1.`];
  }
  throw new UserError(
    `This is a production deployment, and ${list}\nReplace them, or set ALLOW_PLACEHOLDERS=1 to build anyway.`,
  );
}

function missingVariables(env: Variables): string[] {
  const missing: string[] = [];
  if (!env.SUPABASE_URL || !env.SUPABASE_PUBLISHABLE_KEY) missing.push(NO_DATABASE);
  if (!env.LEAD_FORM_ORIGIN) missing.push(NO_FORMS);
  if (env.VERCEL_ENV === 'preview' && !env.PREVIEW_LEAD_FORM_ID) missing.push(NO_PREVIEW_FORM);
  if (missing.length === 0) return [];

  const heading = 'Not set, so the site is built without them (.env.example explains each):';
  return [[heading, ...missing].join('\n  ')];
}
