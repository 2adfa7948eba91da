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
