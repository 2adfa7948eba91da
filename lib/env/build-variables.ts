/**
 * The variables whose values a build writes into headers and static pages. Those of the database
 * aren't among them: they are read per request.
 */
export const BUILD_VARIABLES = [
  'VERCEL_ENV',
  'NEXT_PUBLIC_LEAD_FORM_URL',
  'PREVIEW_LEAD_FORM_ID',
  'NEXT_PUBLIC_GOOGLE_TAG_ID',
  'NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL',
  'PREVIEW_GOOGLE_TAG_ID',
  'VERCEL_INSIGHTS',
] as const;

type Variables = Record<string, string | undefined>;

/**
 * @returns the values of a build as JSON
 * @public next.config.mjs sets them as BUILT_WITH.
 */
export function buildValues(source: Variables): string {
  return JSON.stringify(Object.fromEntries(BUILD_VARIABLES.map((name) => [name, source[name]])));
}

/**
 * @param built what `buildValues` returned for the build
 * @returns a line for the log that names the variables whose values have changed since; `null` when
 *   none has
 */
export function changedSinceBuild(source: Variables, built: string): string | null {
  const before: Variables = JSON.parse(built);
  const changed = BUILD_VARIABLES.filter((name) => (source[name] || '') !== (before[name] || ''));
  if (changed.length === 0) return null;
  return `[env] built with another value: ${changed.join(', ')}. Headers and static pages still have that one: build again.`;
}

/** What `changedSinceBuild` says of this process. */
export function staleBuildWarning(): string | null {
  return changedSinceBuild(process.env, process.env.BUILT_WITH ?? '{}');
}
