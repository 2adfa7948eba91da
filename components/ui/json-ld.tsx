import type { Thing } from 'schema-dts';

/** Structured data for search engines. Escaping `<` keeps texts from closing the script element. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is not HTML, and `<` is escaped
    <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />
  );
}
