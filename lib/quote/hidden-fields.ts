/**
 * The hosted form's hidden fields that have another name in code
 * (components/lead-form/README.md).
 */
export const hiddenFieldNames = {
  /** A vehicle with its year. */
  vehicle: 'interested_vehicle',
  /** The URL of a tool with the visitor's numbers. */
  toolUrl: 'tool_link',
} as const;
