import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';
import { LinkList } from './link-list';

/** Links to every brand page. */
export function AllBrands({ title }: { title: string }) {
  return (
    <nav aria-labelledby="all-brands" className="mt-16 border-line border-t pt-8 print:hidden">
      <h2 className="mb-3 font-display font-semibold text-xl" id="all-brands">
        {title}
      </h2>
      <LinkList
        className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5"
        items={makes.map(({ name, slug }) => ({ label: name, href: routes.brand(slug) }))}
        link="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
      />
    </nav>
  );
}
