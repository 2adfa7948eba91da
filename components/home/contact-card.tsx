import { ContactDetails } from '@/components/contact/contact-details';
import { GetQuote } from '@/components/quote/get-quote.island';
import { People } from '@/components/trust/people';
import { Band, SectionHeading } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { JsonLd } from '@/components/ui/json-ld';
import { PhotoOrDrawing } from '@/components/ui/photo';
import { home } from '@/lib/content/page-texts';
import { automotiveBusiness, webSite } from '@/lib/seo/structured-data';

const pictureLook = 'mt-10 hidden aspect-12/7 w-full rounded-lg object-cover lg:block';

export function ContactCard() {
  const { heading, text, photo } = home().contact;
  return (
    <Band
      className="lay-out-when-near grid gap-x-16 gap-y-10 lg:grid-cols-text-card"
      id="contact-form"
      labelledBy="contact-title"
      variant="tint"
    >
      <JsonLd data={automotiveBusiness()} />
      <JsonLd data={webSite()} />
      <div>
        <SectionHeading id="contact-title" heading={heading}>
          {text}
        </SectionHeading>
        <People className="mt-8" />
        <GetQuote className="mt-8" size="large" />
        <PhotoOrDrawing
          className={pictureLook}
          drawing={<HousesDrawing />}
          photo={photo}
          sizes="38rem"
        />
      </div>
      <Card lifted padding="large">
        <ContactDetails />
      </Card>
    </Band>
  );
}

function HousesDrawing() {
  return (
    <img
      alt=""
      className={pictureLook}
      height={630}
      loading="lazy"
      src="/art/harbor-road.svg#houses"
      width={1080}
    />
  );
}
