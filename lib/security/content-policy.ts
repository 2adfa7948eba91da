import type { Measuring } from '@/lib/content/business';
import type { Env } from '@/lib/env/parse-env';
import { routes } from '@/lib/site/routes';
import { googleHosts, type SourceLists } from './google-hosts';

export type PolicyHosts = Pick<Env, 'leadFormUrl' | 'googleTag' | 'https'> & {
  measuring: Measuring;
  videoUrl?: string;
};

export type PageSources = {
  leadForm?: boolean;
  video?: boolean;
  instagram?: boolean;
  /** Vehicle photos: over https from any host, because dealers' photos are hosted anywhere. */
  photos?: boolean;
  /** Allows inline scripts on a page that is rendered per request (docs/decisions.md). */
  nonce?: string;
};

/** Pages that are rendered per request. proxy.ts sends their policies, headers.ts all others. */
export const perRequestPages: ReadonlyMap<string, PageSources> = new Map([
  [routes.inventory, { photos: true }],
  [routes.inventoryDebug, { photos: true }],
  [routes.apply, { leadForm: true }],
]);

export const NONCE_HEADER = 'x-nonce';

const INSTAGRAM = 'https://www.instagram.com';

/**
 * A page's Content-Security-Policy.
 *
 * @param site the hosts that this site has configured
 * @param sources what the page loads besides the site's own files
 */
export function contentPolicy(site: PolicyHosts, sources: PageSources = {}): string {
  const tags = tagSources(site);
  const policy = Object.entries(sourcesWithoutTags(site, sources)).map(([name, own]) => {
    const others = tags.flatMap((tag) => tag[name] ?? []);
    const allowed = new Set([...own, ...others].filter(Boolean));
    return `${name} ${[...allowed].join(' ') || "'none'"}`;
  });
  if (site.https) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

type DirectiveSources = Record<string, (string | null | undefined | false)[]>;

/** The directives of a page without tags. An empty list means that nothing may be loaded. */
function sourcesWithoutTags(site: PolicyHosts, sources: PageSources): DirectiveSources {
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      sources.nonce ? `'nonce-${sources.nonce}'` : "'unsafe-inline'",
      sources.instagram && INSTAGRAM,
    ],
    // React and Swiper write style attributes. Styles can't run scripts.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', sources.photos && 'https:'],
    'font-src': ["'self'"],
    'media-src': ["'self'", sources.video && site.videoUrl && new URL(site.videoUrl).origin],
    'frame-src': [sources.leadForm && site.leadFormUrl, sources.instagram && INSTAGRAM],
    'connect-src': ["'self'"],
    'worker-src': [],
    'object-src': [],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  };
}

/** The sources that the owner's tags need on every page. */
function tagSources({ googleTag, measuring }: PolicyHosts): SourceLists[] {
  if (!googleTag) return [];

  const { googleAnalytics, remarketing, otherTags } = measuring;
  const added: SourceLists[] = [googleHosts.tag];
  if (googleAnalytics || remarketing) added.push(googleHosts.audiences);
  added.push({
    'script-src': otherTags.scripts,
    'img-src': otherTags.images,
    'connect-src': otherTags.connections,
  });
  return added;
}
