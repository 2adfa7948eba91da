/** Checks before the build: the variables, the content, and that production has no example values. */
import { type Env, parseEnv } from '@/lib/env/schema';
import { findPlaceholders, type Placeholder } from '../lib/placeholders';
import { today } from '../lib/today';

/** A note about the services that are not set: a site without them builds, and its pages show what isn't available. */
function notesOnMissing({ supabase, leadFormUrl }: Env): string[] {
  const lines = [
    !supabase &&
      'NEXT_PUBLIC_SUPABASE_URL and its key: without them /inventory says that its database is not configured',
    !leadFormUrl &&
      'NEXT_PUBLIC_LEAD_FORM_URL: without it the three forms are replaced by a notice with the phone number',
  ].filter(Boolean);
  const text = 'Not set, so the site is built without them (.env.example explains each):';
  return lines.length > 0 ? [[text, ...lines].join('\n  ')] : [];
}

/** @returns notes for the log; an error stops the build */
export function checkVariables(
  env: Record<string, string | undefined>,
  placeholders: Placeholder[],
): { notes: string[]; error: string | null } {
  let notes: string[];
  try {
    notes = notesOnMissing(parseEnv(env));
  } catch (error) {
    return { notes: [], error: (error as Error).message };
  }
  if (env.VERCEL_ENV !== 'production' || placeholders.length === 0) return { notes, error: null };

  const lines = placeholders.map(({ file, line, text }) => `  ${file}:${line}  ${text}`);
  const list = `${placeholders.length} values are still examples:\n${lines.join('\n')}`;
  if (env.ALLOW_PLACEHOLDERS === '1')
    return { notes: [...notes, `${list}\nBuilt anyway, because ALLOW_PLACEHOLDERS is 1.`], error: null };
  const error = `This is a production deployment, and ${list}\nReplace them, or set ALLOW_PLACEHOLDERS=1 to build anyway.`;
  return { notes, error };
}

/** Checks variables and content and prints what it finds. @returns whether the build may start */
export async function checkBeforeBuild(): Promise<boolean> {
  const { notes, error } = checkVariables(process.env, findPlaceholders());
  for (const note of notes) console.log(`${note}\n`);
  if (error) {
    console.error(`${error}\n`);
    return false;
  }
  // Loaded here, because its parser is an ECMAScript module, which Jest can't load.
  const { checkContent } = await import('../../lib/content/check/check');
  const { mistakes } = await checkContent(today());
  if (mistakes.length > 0) console.error(`${mistakes.join('\n\n')}\n`);
  return mistakes.length === 0;
}
