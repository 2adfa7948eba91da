import { z } from 'zod';
import { officialHosts as content } from '@/content/official-sources';
import { validateContent } from './validate';

const hostsSchema = z.array(
  z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'expected a host such as "nj.gov", without https://'),
);

/** The hosts that guides and answers may link to, validated (docs/product.md#content-files). */
const officialHosts = validateContent('content/official-sources.ts', hostsSchema, content);

/** Whether a URL starts with https:// and belongs to a host of content/official-sources.ts or to a subdomain of one. */
export function isOfficialSource(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname } = new URL(href);
  return (
    protocol === 'https:' && officialHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}
