import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { TextLink } from '@/components/ui/links';
import { breadcrumbList } from '@/lib/seo/structured-data';
import type { NavigationItem } from '@/lib/site/navigation';
import { routes } from '@/lib/site/routes';

type Props = {
  /** The pages after Home. The last one is this page. */
  crumbs: readonly NavigationItem[];
  className?: string;
};

/**
 * Links and structured data. Phones have no breadcrumbs: a form, a list, or an answer needs their
 * room.
 */
export function Breadcrumbs({ crumbs, className = '' }: Props) {
  const all = [{ label: 'Home', href: routes.home }, ...crumbs];
  return (
    <>
      <nav aria-label="Breadcrumb" className={`max-sm:hidden print:hidden ${className}`}>
        <ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
          {all.map((crumb, index) => (
            <li className="flex items-center gap-x-1.5" key={crumb.href}>
              {index > 0 && <Icon className="size-4" icon={ChevronRight} />}
              {index === all.length - 1 ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <TextLink className="-mx-2 px-2" href={crumb.href} variant="listed">
                  {crumb.label}
                </TextLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <JsonLd data={breadcrumbList(all)} />
    </>
  );
}
