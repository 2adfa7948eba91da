import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { breadcrumbList } from '@/lib/seo/page-lists';
import { routes } from '@/lib/site/routes';
import { JsonLd } from './json-ld';

type Crumb = { label: string; href: string };

/**
 * The way from the home page, and the same for search engines.
 *
 * @param props `crumbs`: the pages after Home; the last one is the current page and not a link; `hidden`: not for search engines
 */
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
                  <a
                    className="-mx-2 inline-flex min-h-11 items-center px-2 underline-offset-4 hover:underline"
                    href={crumb.href}
                  >
                    {crumb.label}
                  </a>
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
