import { MapPin } from 'lucide';
import { CarOnShore } from '@/components/cars/car-drawing';
import { CallButton, SmsButton } from '@/components/contact/contact-buttons';
import { EmailAndInstagram } from '@/components/contact/contact-details';
import { AddressLines, PhoneLink } from '@/components/contact/contact-links';
import { TextByHour } from '@/components/contact/filled-texts';
import { OpenOrClosed } from '@/components/contact/hours.island';
import { HoursTable } from '@/components/contact/hours-table';
import { OtherConcerns } from '@/components/contact/other-concerns';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { GetQuote } from '@/components/quote/get-quote.island';
import { PersonWithWords } from '@/components/trust/people';
import { Band, SectionHeading } from '@/components/ui/band';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { BoatsStrip, Shoreline } from '@/components/ui/harbor-drawings';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { business } from '@/lib/content/business';
import { contact, pageTexts } from '@/lib/content/page-texts';
import { automotiveBusiness } from '@/lib/seo/structured-data';
import { routes } from '@/lib/site/routes';

const twoColumnsLook = 'grid lg:grid-cols-wide-narrow print:grid-cols-wide-narrow';

/** The hours stand beside the picture and what is written below it. */
const besidePictureOnTabletsLook = 'grid sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr]';

export function ContactPage() {
  const { heading, text, closedText } = contact();
  const { whenOpen, whenClosed } = pageTexts().forms;
  return (
    <>
      <JsonLd data={automotiveBusiness()} />
      <div className="bg-tint">
        <PageContainer
          className={`${twoColumnsLook} items-start gap-x-16 gap-y-12 print:gap-x-6`}
          data-without-sticky-bar
        >
          <div>
            <PageHeader crumbs={[{ label: 'Contact', href: routes.contact }]} heading={heading}>
              {/* This line comes first: below the text there may be a gap, since room is kept for
                the longer one. */}
              <span className="mb-2 block font-semibold text-link">
                <TextByHour closed={whenClosed} open={whenOpen} />
              </span>
              <span className="max-sm:text-sm">
                <TextByHour closed={closedText} open={text} />
              </span>
            </PageHeader>
            <div className="mt-3 space-y-6 sm:mt-6">
              <PersonWithWords />
              <Call />
              <OpenOrClosed
                closed={<AskButtons call="outline" />}
                open={<AskButtons call="primary" />}
              />
              <OtherConcerns className="print:hidden" />
            </div>
          </div>
          <Card
            as="section"
            className={`overflow-hidden lg:mt-17 print:mt-0 ${besidePictureOnTabletsLook}`}
            lifted
          >
            <BoatsStrip />
            <div className="px-gutter pt-gutter sm:px-9 sm:max-lg:row-span-2 sm:pt-6 print:pt-4">
              <Heading size="card">Business hours</Heading>
              <HoursTable className="mt-3" withLines />
            </div>
            <div className="px-gutter pb-gutter sm:px-9 sm:pb-6 print:pb-4">
              <EmailAndInstagram className="border-line-deep border-t pt-5 sm:max-lg:border-none" />
            </div>
          </Card>
        </PageContainer>
        <Shoreline className="text-link/40 print:hidden" />
      </div>
      <FindUs />
    </>
  );
}

/** The number is the largest thing on the page. Its column is 8.4 of its letters wide. */
const asLargeAsItsLineLook = 'text-[min(11.75cqw,4.75rem)] leading-tight decoration-2';

function Call() {
  return (
    <p className="@container">
      <span className="block text-muted text-sm">Phone</span>
      <PhoneLink
        className={`font-display font-semibold decoration-link ${asLargeAsItsLineLook}`}
        variant="listed"
      />
    </p>
  );
}

/**
 * Both buttons keep their places at all hours. If they swapped just before a tap, the visitor would
 * call a closed office. Get Quote is an outline, because the header has the same button in red.
 */
function AskButtons({ call }: { call: ButtonStyleProps['variant'] }) {
  return (
    <span className="flex flex-wrap gap-3 max-sm:*:w-full">
      <GetQuote size="large" variant="outline" />
      <CallButton phone={business().phone} size="large" variant={call}>
        Call Now
      </CallButton>
      <SmsButton phone={business().textPhone} size="large" />
    </span>
  );
}

const addressBesidePictureLook = 'grid lg:grid-cols-narrow-wide print:grid-cols-wide-narrow';

function FindUs() {
  const { links } = business();
  const { visit } = contact();
  return (
    <Band
      className={`${addressBesidePictureLook} items-center gap-x-16 gap-y-8 print:py-6`}
      labelledBy="find-us"
    >
      <div>
        <SectionHeading id="find-us" heading={visit.heading} />
        <address className="mt-5 font-display text-xl not-italic leading-relaxed">
          <AddressLines />
        </address>
        {links.map && (
          <Button className="mt-5" href={links.map} variant="outline">
            <Icon icon={MapPin} />
            Open the map
          </Button>
        )}
      </div>
      <PhotoOrDrawing
        drawing={
          visit.hasHarborMap ? (
            <figure>
              <img
                alt=""
                className="h-auto w-full rounded-lg border border-tint-deep bg-white print:max-w-sm"
                height={520}
                loading="lazy"
                src="/art/harbor-map.svg"
                width={800}
              />
              <figcaption className="mt-2 text-muted text-sm">
                This drawing isn’t to scale.
              </figcaption>
            </figure>
          ) : (
            <CarOnShore className="mx-auto hidden w-full max-w-xl lg:block" car="compact-suv-ink" />
          )
        }
        photo={visit.photo}
        sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
      />
    </Band>
  );
}
