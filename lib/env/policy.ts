/**
 * The part of the environment that decides what pages may load, read where the whole of it is not at hand.
 *
 * @param source the variables, usually `process.env`
 * @returns the advertising tag's id, in production alone; whether the host serves https only
 */
export function policyEnv(source: Record<string, string | undefined>): {
  googleTagId: string | null;
  https: boolean;
} {
  const production = source.VERCEL_ENV === 'production';
  return {
    googleTagId: (production && source.NEXT_PUBLIC_GOOGLE_TAG_ID) || null,
    https: production || source.VERCEL_ENV === 'preview',
  };
}
