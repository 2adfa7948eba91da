import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** Links to every brand page. */
export function AllBrands({ title }: { title: string }) {
  return (
    <nav aria-labelledby="all-brands" className="mt-16 border-line border-t pt-8 print:hidden">
      <h2 className="mb-3 font-display font-semibold text-xl" id="all-brands">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
        {makes.map((make) => (
          <li key={make.slug}>
            <a
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline"
              href={routes.brand(make.slug)}
            >
              {make.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
