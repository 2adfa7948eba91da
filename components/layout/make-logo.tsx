import { logoShapes } from '@/lib/catalogue/logos';

/**
 * The logo of a make, or a wheel where public/makes.svg has none. Always the same element: the
 * carousel moves logos, perhaps before React hydrates the page.
 */
export function MakeLogo({ slug, className }: { slug: string; className: string }) {
  const symbol = logoShapes(slug) === null ? 'no-logo' : slug;
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 120 72">
      <use href={`/makes.svg#${symbol}`} />
    </svg>
  );
}
