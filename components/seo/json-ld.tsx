import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: WithContext<Exclude<Thing, string>> }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is not HTML, and `<` is escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      type="application/ld+json"
    />
  );
}
