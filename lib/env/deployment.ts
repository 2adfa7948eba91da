/**
 * The kind of deployment that `VERCEL_ENV` names: a host that isn't Vercel may set it as well. It
 * is neither on a developer's computer, where `vercel dev` sets it to "development".
 */
export function deployment({ VERCEL_ENV }: { VERCEL_ENV?: string | undefined }) {
  return { production: VERCEL_ENV === 'production', preview: VERCEL_ENV === 'preview' };
}

/**
 * What the policies depend on. An empty variable counts as missing.
 *
 * @returns `leadFormUrl`, on a preview only where it has a form of its own; `googleTagId`, of
 *   production or of previews; `https`: whether the host serves nothing else
 */
export function policyEnv(source: Record<string, string | undefined>) {
  const { production, preview } = deployment(source);
  const hasForms = !preview || Boolean(source.PREVIEW_LEAD_FORM_ID);
  const tags = [
    production && source.NEXT_PUBLIC_GOOGLE_TAG_ID,
    preview && source.PREVIEW_GOOGLE_TAG_ID,
  ];
  return {
    leadFormUrl: (hasForms && source.NEXT_PUBLIC_LEAD_FORM_URL) || null,
    googleTagId: tags.find(Boolean) || null,
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
 * @returns the slugs of all guides, as the build found them: next.config.mjs sets
 *   them, because what runs per request reads no files
 */
export function builtGuideSlugs(): string[] {
  return (process.env.GUIDE_SLUGS ?? '').split(' ');
}

/** Whether `next build` is running: what can't be asked now, the running site asks later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
