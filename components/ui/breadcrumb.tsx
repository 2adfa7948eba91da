import { ChevronRight } from 'lucide';
import { Icon } from './icon';

export type Crumb = { label: string; href: string };

/** The last crumb is the current page and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-slate text-sm">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li className="flex items-center gap-x-1.5" key={crumb.href}>
              {last ? (
                <span aria-current="page">{crumb.label}</span>
              ) : (
                <>
                  <a
                    className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
                    href={crumb.href}
                  >
                    {crumb.label}
                  </a>
                  <Icon className="size-4" shape={ChevronRight} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
