import { Heading } from '@/components/ui/heading';
import type { NavigationItem } from '@/lib/site/navigation';
import { Breadcrumbs } from './breadcrumbs';

type Props = {
  crumbs: readonly NavigationItem[];
  heading: React.ReactNode;
  size?: keyof typeof onPhones;
  className?: string;
  children?: React.ReactNode;
};

const onPhones = { page: 'max-sm:text-3xl', display: 'max-sm:text-4xl' } as const;

/** The first lines of a page, at the same height on all pages. */
export function PageHeader(props: Props) {
  const { crumbs, heading, size = 'page', className = '', children } = props;
  return (
    <header className={`pt-5 sm:pt-4 ${className}`}>
      <Breadcrumbs crumbs={crumbs} />
      <Heading as="h1" className={`max-w-headline sm:mt-2 ${onPhones[size]}`} size={size}>
        {heading}
      </Heading>
      {children && (
        <div className="mt-2 max-w-measure text-pretty text-muted sm:mt-3 sm:text-lg">
          {children}
        </div>
      )}
    </header>
  );
}
