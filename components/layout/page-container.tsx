import { ChevronRight } from 'lucide';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { TextLink } from '@/components/ui/text-link';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { routes } from '@/lib/site/routes';

const spaces = { page: 'pb-20', band: 'pb-band' } as const;

type ContainerProps = React.ComponentProps<'div'> & {
  /** `band` leaves as much space as a band does; use it if a band follows. */
  spaceBelow?: keyof typeof spaces;
};

/** The width and margins of a page. On paper, space at its end could become a blank page. */
export function PageContainer({ spaceBelow = 'page', className = '', ...rest }: ContainerProps) {
  return (
    <div
      className={`mx-auto px-gutter max-w-page print:pb-0 ${spaces[spaceBelow]} ${className}`}
      {...rest}
    />
  );
}

type Crumb = { label: string; href: string };

type HeaderProps = {
  /** The pages after Home. The last one is this page. */
  crumbs: readonly Crumb[];
  title: React.ReactNode;
  /** Larger, for a page whose picture fills the first screen. */
  display?: boolean;
  logo?: React.ReactNode;
  /** On a laptop, puts the introduction beside the title, so that a list can start higher up. */
  compact?: boolean;
  className?: string;
  children?: React.ReactNode;
};

/** The introduction begins where the third of four cards does. */
const twoColumns = 'xl:grid xl:grid-cols-2 xl:items-baseline-last xl:gap-x-5';

/** The first lines of a page, at the same height on all pages. */
export function PageHeader(props: HeaderProps) {
  const { crumbs, title, display = false, compact = false } = props;
  const { logo, className = '', children } = props;
  return (
    <header className={`pt-5 sm:pt-4 ${compact ? twoColumns : ''} ${className}`}>
      <Breadcrumbs className={compact ? 'xl:col-span-2' : ''} crumbs={crumbs} />
      <div className="flex items-center gap-2 max-sm:justify-between sm:mt-2 sm:gap-6">
        <Heading
          as="h1"
          className={`max-w-headline ${display ? 'max-sm:text-4xl' : 'max-sm:text-3xl'}`}
          size={display ? 'display' : 'page'}
        >
          {title}
        </Heading>
        {logo}
      </div>
      {children && (
        <div
          className={`mt-2 max-w-measure text-pretty text-muted sm:mt-3 sm:text-lg ${compact ? 'lg:max-w-none xl:mt-0' : ''}`}
        >
          {children}
        </div>
      )}
    </header>
  );
}

type BreadcrumbsProps = { crumbs: readonly Crumb[]; className?: string };

/**
 * With structured data. Phones have no breadcrumbs: a form, a list, or an answer needs their room.
 */
export function Breadcrumbs({ crumbs, className = '' }: BreadcrumbsProps) {
  const all = [{ label: 'Home', href: routes.home }, ...crumbs];
  return (
    <>
      <nav aria-label="Breadcrumb" className={`max-sm:hidden print:hidden ${className}`}>
        <ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
          {all.map((crumb, index) => (
            <li className="flex items-center gap-x-1.5" key={crumb.href}>
              {index > 0 && <Icon className="size-4" shape={ChevronRight} />}
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
