/** Hidden fields of the hosted form; an undefined value is left out, an empty one is sent. */
export type HiddenFields = Record<string, string | undefined>;

/** Other names that a form has for the query parameters make, model, and trim. */
export type ParamKeys = { make?: string; model?: string; trim?: string };

/**
 * The URL of the hosted form. start-frame.ts adds what only the browser knows.
 *
 * @param input `baseUrl` has no trailing slash
 */
export function leadFormUrl(input: {
  baseUrl: string;
  formId: string;
  hiddenFields?: HiddenFields;
  paramKeys?: ParamKeys;
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
