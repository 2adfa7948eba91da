import { logoSymbol } from '@/lib/catalogue/logos';
import { LogoSymbol } from './logo-symbol';

/** The logo of a make, or a wheel where there is none. */
export function MakeLogo({ slug, className }: { slug: string; className: string }) {
  return <LogoSymbol className={className} symbol={logoSymbol(slug)} />;
}
