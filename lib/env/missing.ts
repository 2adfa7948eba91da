/** Variables that a complete site needs, and what visitors see without them. Any one of `names` is enough. */
const required: readonly { names: readonly string[]; without: string }[] = [
  {
    names: ['NEXT_PUBLIC_SUPABASE_URL'],
    without: '/inventory says that the inventory database is not configured',
  },
  {
    names: ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'NEXT_PUBLIC_SUPABASE_ANON_KEY'],
    without: 'the inventory cannot be read',
  },
  {
    names: ['NEXT_PUBLIC_LEAD_FORM_URL'],
    without: 'the three forms are replaced by a notice with the phone number',
  },
];

/**
 * Lists the variables that are not set, in one message for the log of the build. This is not an error: a site without
 * them builds, and its pages show what is not available.
 *
 * @param source the variables, usually `process.env`; empty strings count as missing
 * @returns the message, or `null` when nothing is missing
 */
export function missingVariables(source: Record<string, string | undefined>): string | null {
  const missing = required.filter(({ names }) => !names.some((name) => source[name]));
  if (missing.length === 0) return null;
  const lines = missing.map(({ names, without }) => `  ${names[0]}: without it ${without}`);
  return `Not set, so the site is built without them (.env.example explains each):\n${lines.join('\n')}`;
}
