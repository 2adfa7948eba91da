import { MapPin } from 'lucide';
import { ContactDetails } from '@/components/layout/contact-details';
import { PhoneLink, SecondPhoneLink } from '@/components/layout/contact-links';
import { GetQuote } from '@/components/layout/get-quote';
import { OpeningHours, OpeningLine } from '@/components/layout/opening-hours';
import { VehicleOnShore } from '@/components/layout/vehicle-on-shore';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { JsonLd } from '@/components/seo/json-ld';
import { Card } from '@/components/ui/card';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { InlineArt } from '@/components/ui/inline-art';
import { Photo } from '@/components/ui/photo';
import { business } from '@/lib/content/business';
import { contact } from '@/lib/content/contact';
import { automotiveBusiness } from '@/lib/seo/business-data';
import { routes } from '@/lib/site/routes';

/** The contact page, with the phone number as its most prominent element. */
export function ContactPage() {
  return (
    <>
      <JsonLd data={automotiveBusiness()} />
      <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-12 px-gutter pt-6 pb-band sm:pt-9 lg:grid-cols-[1.25fr_1fr]">
        <div>
          <Breadcrumbs crumbs={[{ label: 'Contact', href: routes.contact }]} />
          <h1 className="mt-5 font-display font-semibold text-4xl sm:mt-8">{contact.heading}</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">{contact.text}</p>
          <p className="mt-8 border-line border-t pt-6 lg:mt-12">
            <span className="block text-muted text-sm">Phone</span>
            <PhoneLink className="inline-flex min-h-14 items-center sm:whitespace-nowrap font-display font-semibold text-[clamp(1.75rem,10vw,4.75rem)] leading-[1.2] decoration-2 decoration-accent underline-offset-8 hover:underline" />
            <SecondPhoneLink />
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <GetQuote size="large" />
            <span className="text-muted text-sm">{contact.response}</span>
          </p>
        </div>
        {/* Business hours first, because most visitors of this page are about to call. */}
        <Card as="section" className="p-6 sm:p-9" lifted>
          <h2 className="font-display font-semibold text-2xl">Business hours</h2>
          <OpeningLine className="mt-3" />
          <OpeningHours className="mt-5" />
          <ContactDetails className="mt-8" onlyWritten />
        </Card>
      </div>
      <FindUs />
    </>
  );
}

/** The address with a link to the map, beside a photo or a drawing: neither needs a third-party map script. */
function FindUs() {
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
