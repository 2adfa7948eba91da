import { MapPin } from 'lucide';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { HarborChart } from './harbor-chart';

/** The office on an illustrated chart, which needs no third-party map script, with a link to the real map. */
export function FindUs() {
  const { street, city, state, zip } = business.address;
  return (
    <section aria-labelledby="find-us" className="bg-glass">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-gutter py-band lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="font-display font-semibold text-3xl" id="find-us">
            Come by the harbor
          </h2>
          <address className="mt-5 font-display text-xl leading-relaxed">
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          <p className="mt-5">
            <ExternalLink
              className="inline-flex min-h-12 items-center gap-2.5 rounded border border-ink px-5 font-semibold no-underline transition-colors duration-quick hover:bg-ink hover:text-paper"
              href={business.links.map}
            >
              <Icon shape={MapPin} />
              Open the map
            </ExternalLink>
          </p>
          <p className="mt-5 max-w-sm text-slate text-sm">
            The chart is a sketch, not to scale. The map has the directions.
          </p>
        </div>
        <HarborChart city={city} state={state} />
      </div>
    </section>
  );
}
