import type { HiddenFields } from '@/lib/quote/hidden-fields';

/** Fields that have another name in the form (components/lead-form/README.md). */
const fieldNames = { interestedVehicle: 'interested_vehicle', numbersUrl: 'tool_link' };

/** For a form that has other names for make, model, and trim (docs/specification.md). */
export type ParamKeys = { make?: string; model?: string; trim?: string };

/** The URL of the hosted form. start-frame.ts adds what only the browser knows. */
export function leadFormUrl(input: {
  leadFormOrigin: string;
  formId: string;
  hiddenFields?: HiddenFields;
  paramKeys?: ParamKeys;
}): string {
  const url = new URL(`${input.leadFormOrigin}/widget/form/${encodeURIComponent(input.formId)}`);
  const query = url.searchParams;
  const { model: description = 'model' } = input.paramKeys ?? {};
  const names: Record<string, string> = { ...fieldNames, description, ...input.paramKeys };
  query.set('notrack', 'true');
  for (const [name, value] of Object.entries(input.hiddenFields ?? {})) {
    if (value !== undefined) query.set(names[name] ?? name, value);
  }
  return url.toString();
}
