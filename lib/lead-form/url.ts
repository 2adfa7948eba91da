/** Hidden fields of the hosted form; an undefined value is left out, an empty one is sent. */
export type HiddenFields = Record<string, string | undefined>;

/** The names of the query parameters for make, model and trim, where they have others. */
export type ParamKeys = { make: string; model: string; trim: string };

/**
 * The URL of the hosted form without what only the browser knows (start-frame.ts).
 *
 * @param input `baseUrl` without a slash at the end
 */
export function leadFormUrl(input: {
  baseUrl: string;
  formId: string;
  hiddenFields?: HiddenFields;
  paramKeys?: Partial<ParamKeys>;
}): string {
  const url = new URL(`${input.baseUrl}/widget/form/${encodeURIComponent(input.formId)}`);
  const query = url.searchParams;
  const keys: Record<string, string | undefined> = { ...input.paramKeys };
  query.set('notrack', 'true');
  for (const [name, value] of Object.entries(input.hiddenFields ?? {})) {
    if (value !== undefined) query.set(keys[name] ?? name, value);
  }
  return url.toString();
}
