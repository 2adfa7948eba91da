import { Heading } from '@/components/ui/heading';
import { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs';

type Props = Pick<BreadcrumbsProps, 'crumbs'> & {
  title: React.ReactNode;
  className?: string;
  /** The introduction. */
  children?: React.ReactNode;
};

/** The first lines of a page, at the same height on all pages. */
export function PageHeader({ crumbs, title, className = '', children }: Props) {
  return (
    <header className={`pt-5 sm:pt-4 ${className}`}>
      <Breadcrumbs crumbs={crumbs} />
      <Heading as="h1" className="max-w-headline max-sm:text-3xl sm:mt-2">
        {title}
      </Heading>
      {children && (
        <div className="mt-2 max-w-measure text-pretty text-muted sm:mt-3 sm:text-lg">
          {children}
        </div>
      )}
    </header>
  );
}
