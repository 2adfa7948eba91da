import { hasLogo } from '@/lib/catalogue/logos';
import { LogoSymbol } from './logo-symbol';

export function MakeLogo({ slug, className }: { slug: string; className: string }) {
  return hasLogo(slug) ? <LogoSymbol className={className} symbol={slug} /> : null;
}
