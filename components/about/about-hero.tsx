import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { routes } from '@/lib/site/routes';

/** The heading above a decorative drawing of the harbor road. */
export function AboutHero({ heading }: { heading: string }) {
  return (
    <div className="overflow-hidden bg-glass">
      <div className="relative z-10 mx-auto max-w-page px-gutter pt-6 sm:pt-9">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: routes.home },
            { label: 'About', href: routes.about },
          ]}
        />
        <h1 className="mt-5 max-w-4xl font-display font-semibold text-5xl sm:mt-8">{heading}</h1>
      </div>
      <div
        aria-hidden="true"
        className="relative h-[clamp(15rem,34vw,32rem)] sm:-mt-6 lg:-mt-10 print:hidden"
      >
        <img
          alt=""
          className="size-full object-[58%_100%] object-cover"
          height={560}
          fetchPriority="high"
          src="/art/harbor-road.svg"
          width={1600}
        />
        <img
          alt=""
          className="absolute bottom-[-1%] left-[5%] aspect-[2/1] w-[clamp(13rem,27vw,25rem)]"
          height={320}
          src="/art/harbor-road.svg#minivan"
          width={640}
        />
        <img
          alt=""
          className="absolute bottom-[-1%] left-[43%] hidden aspect-[2/1] w-[clamp(13rem,24vw,22rem)] sm:block"
          height={320}
          src="/art/harbor-road.svg#sedan"
          width={640}
        />
      </div>
    </div>
  );
}
