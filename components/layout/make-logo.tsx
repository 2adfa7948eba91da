import { hasLogo } from '@/lib/catalogue/logos';
import { LogoSymbol } from './logo-symbol';

/** The logo of a make, if there is one. */
export function MakeLogo({ slug, className }: { slug: string; className: string }) {
  return hasLogo(slug) ? <LogoSymbol className={className} symbol={slug} /> : null;
}
