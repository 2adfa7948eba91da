/** Both are false on a developer's computer, where `VERCEL_ENV` is unset or "development". */
export function deployment({ VERCEL_ENV }: { VERCEL_ENV?: string | undefined }) {
  return { production: VERCEL_ENV === 'production', preview: VERCEL_ENV === 'preview' };
}

/**
 * The variables that the content policies depend on. An empty variable counts as missing.
 *
 * @returns `leadFormUrl`: null on a preview without its own test form; `googleTagId`: the one for
 *   production or for previews; `https`: whether the host serves https only
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

/** Also says whether it's development, because Next's development tools break the strict policy. */
export function proxyEnv() {
  return { ...policyEnv(process.env), development: process.env.NODE_ENV === 'development' };
}

/** proxy.ts can't read files, so next.config.mjs puts the slugs into this variable. */
export function builtGuideSlugs(): string[] {
  return (process.env.GUIDE_SLUGS ?? '').split(' ');
}

/** A build may run without the database. The site revalidates those pages later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
