/**
 * The kind of deployment that `VERCEL_ENV` names, which any host may set. A developer's computer is
 * neither: there it's unset or "development".
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

/** @returns also whether it's development, whose tools don't run under the strict policy */
export function proxyEnv() {
  return { ...policyEnv(process.env), development: process.env.NODE_ENV === 'development' };
}

/** @returns the slugs of all guides. next.config.mjs sets them: proxy.ts can't read files. */
export function builtGuideSlugs(): string[] {
  return (process.env.GUIDE_SLUGS ?? '').split(' ');
}

/** Whether `next build` is running, which may have no database: pages are revalidated later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
