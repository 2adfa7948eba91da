import { ChevronRight } from 'lucide';
import { JsonLd } from '@/components/seo/json-ld';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { routes } from '@/lib/site/routes';

export type Crumb = { label: string; href: string };

/** The pages after Home, the last of them this one, and the same for search engines unless the page is `hidden` from them. */
export function Breadcrumbs({ crumbs, hidden = false }: { crumbs: readonly Crumb[]; hidden?: boolean }) {
  const all = [{ label: 'Home', href: routes.home }, ...crumbs];
  return (
    <>
      <nav aria-label="Breadcrumb" className="print:hidden">
        <ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
          {all.map((crumb, index) => (
            <li className="flex items-center gap-x-1.5" key={crumb.href}>
              {index === all.length - 1 ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <>
                  <TextLink className="-mx-2 px-2" href={crumb.href} variant="listed">
                    {crumb.label}
                  </TextLink>
                  <Icon className="size-4" shape={ChevronRight} />
                </>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {!hidden && <JsonLd data={breadcrumbList(all)} />}
    </>
  );
}
