import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';
import { Heading } from '@/components/ui/heading';

const spaces = { page: 'pb-20', band: 'pb-band' } as const;

type FrameProps = ComponentProps<'div'> & {
  /** As much as a band has at its ends, where one follows. */
  spaceBelow?: keyof typeof spaces;
};

/** The width of a page, with room at its sides and its end. Its first part is a PageHeader. */
export function PageFrame({ spaceBelow = 'page', className = '', ...rest }: FrameProps) {
  return <div className={`mx-auto px-gutter max-w-page ${spaces[spaceBelow]} ${className}`} {...rest} />;
}

type HeaderProps = {
  /** The pages after Home, this one last. */
  crumbs: readonly Crumb[];
  title: string;
  /** `display` on pages whose title stands for the business. */
  size?: 'page' | 'display';
  /** Whether the page is hidden from search engines. */
  hidden?: boolean;
  className?: string;
  children?: ReactNode;
};

/** The first lines of a page: the way to it, its title, and its introduction, at the same height on all pages. A guide has its date between them. */
export function PageHeader({ crumbs, title, size, hidden, className = '', children }: HeaderProps) {
  return (
    <header className={`pt-6 sm:pt-8 ${className}`}>
      <Breadcrumbs crumbs={crumbs} hidden={hidden} />
      <Heading as="h1" className="mt-4 max-w-headline sm:mt-6" size={size}>
        {title}
      </Heading>
      {children && <div className="mt-4 max-w-measure text-lg text-muted">{children}</div>}
    </header>
  );
}
