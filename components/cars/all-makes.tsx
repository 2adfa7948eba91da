import { Heading } from '@/components/ui/heading';
import { LinkList } from '@/components/ui/link-list';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

export function AllMakes({ heading, className = '' }: { heading: string; className?: string }) {
  return (
    <nav aria-labelledby="all-makes" className={`pt-8 print:hidden ${className}`}>
      <Heading className="mb-3" id="all-makes" size="subsection">
        {heading}
      </Heading>
      <LinkList
        className="grid grid-cols-links gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5"
        items={makes.map(({ name, slug }) => ({ label: name, href: routes.brand(slug) }))}
        translate="no"
      />
    </nav>
  );
}
