/** @returns whether the host of a URL is this computer */
export const isLocal = (url: string) => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url);

/** @returns a warning when a local site uses services that aren't on this computer: they may be those of the live site */
export function warningOfRealServices(env: NodeJS.ProcessEnv): string | null {
  const { NEXT_PUBLIC_SUPABASE_URL: database = '', NEXT_PUBLIC_LEAD_FORM_URL: form = '' } = env;
  const uses = [
    database && !isLocal(database) && `reads the real database at ${database}`,
    form && !isLocal(form) && `sends applications to the real form provider at ${form}`,
  ].filter(Boolean);
  return uses.length > 0 ? `WARNING: this site ${uses.join(' and ')} (.env.local, or your shell).` : null;
}
