/** What the hosted form gets: an undefined value is left out, an empty one is sent. */
export type HiddenFields = {
  make?: string;
  model?: string;
  trim?: string;
  year?: string;
  /** Miles a year, as stored. */
  mileage?: string;
  /** Takes the place of the model for a visitor who doesn't know the car: "A Kia SUV". */
  description?: string;
  /** A car with its year: "2024 BMW X5". */
  vehicle?: string;
  /** The URL of a tool with the visitor's numbers. */
  toolUrl?: string;
};

/** Fields that have another name in the form (components/lead-form/README.md). */
const fieldNames = { vehicle: 'interested_vehicle', toolUrl: 'tool_link' };

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
  const { model: description = 'model' } = input.paramKeys ?? {};
  const names: Record<string, string> = { ...fieldNames, description, ...input.paramKeys };
  query.set('notrack', 'true');
  for (const [name, value] of Object.entries(input.hiddenFields ?? {})) {
    if (value !== undefined) query.set(names[name] ?? name, value);
  }
  return url.toString();
}
