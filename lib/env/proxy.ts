/**
 * What the policy depends on: `googleTagId`, in production only; `https`: whether the host serves
 * nothing else; `preview`
 */
export function policyEnv(source: Record<string, string | undefined>) {
  const production = source.VERCEL_ENV === 'production';
  const preview = Boolean(source.VERCEL_ENV) && !production;
  return {
    leadFormUrl: source.NEXT_PUBLIC_LEAD_FORM_URL || null,
    googleTagId: (production && source.NEXT_PUBLIC_GOOGLE_TAG_ID) || null,
    https: production || preview,
    preview,
  };
}

/**
 * What proxy.ts needs of the environment. Next's development tools do not run under the strict
 * policy.
 */
export function proxyEnv() {
  return { ...policyEnv(process.env), development: process.env.NODE_ENV === 'development' };
}

/**
 * The slugs of all guides, drafts included, as the build found them; next.config.mjs sets them,
 * because what runs per request reads no files.
 */
export function guideSlugs(): string[] {
  return (process.env.GUIDES ?? '').split(' ');
}
