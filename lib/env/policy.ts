/**
 * The variables that the Content-Security-Policy depends on (lib/build-output/content-policy.ts).
 *
 * @param source usually `process.env`
 * @returns `googleTagId` is `null` outside production; `https`: whether the host serves https only
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
