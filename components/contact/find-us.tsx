import { MapPin } from 'lucide';
import { VehicleOnShore } from '@/components/layout/vehicle-on-shore';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { InlineArt } from '@/components/ui/inline-art';
import { Photo } from '@/components/ui/photo';
import { business } from '@/lib/content/business';
import { contact } from '@/lib/content/contact';

/** The address with a link to the map, beside a photo or a drawing: neither needs a third-party map script. */
export function FindUs() {
  const { street, city, state, zip } = business.address;
  const { map } = business.links;
  const { visit } = contact;
  const hasChart = visit.hasHarborChart && !visit.photo;
  return (
    <section aria-labelledby="find-us" className="bg-tint">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-gutter py-band lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="font-display font-semibold text-3xl" id="find-us">
            {visit.heading}
          </h2>
          <address className="mt-5 font-display text-xl leading-relaxed">
            {street}
            <br />
            {city}, {state} {zip}
          </address>
          {map && (
            <p className="mt-5">
              <ExternalLink
                className="inline-flex min-h-12 items-center gap-2.5 rounded border border-ink px-5 font-semibold no-underline transition-colors duration-quick hover:bg-ink hover:text-ground"
                href={map}
              >
                <Icon shape={MapPin} />
                Open the map
              </ExternalLink>
            </p>
          )}
          {hasChart && <p className="mt-5 max-w-sm text-muted text-sm">This drawing isn’t to scale.</p>}
        </div>
        {visit.photo && (
          <Photo
            {...visit.photo}
            className="h-auto w-full rounded-lg"
            sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
          />
        )}
        {hasChart && (
          <InlineArt
            className="block h-auto w-full rounded-lg border border-tint-deep bg-white"
            name="harbor-chart"
            texts={{ city, state }}
          />
        )}
        {!hasChart && !visit.photo && (
          <VehicleOnShore className="mx-auto hidden w-full max-w-xl lg:block" vehicle="compact-suv-ink" />
        )}
      </div>
    </section>
  );
}
