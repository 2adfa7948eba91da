import { ContactDetails } from '@/components/layout/contact-details';
import { GetQuote } from '@/components/layout/get-quote';
import { JsonLd } from '@/components/seo/json-ld';
import { Band } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { Photo } from '@/components/ui/photo';
import { SectionHeading } from '@/components/ui/section-heading';
import { home } from '@/lib/content/home';
import { automotiveBusiness, webSite } from '@/lib/seo/business-data';

const picture = 'mt-10 hidden aspect-[16/10] w-full rounded-lg object-cover lg:block';

/** Contact details with business hours; the About page links here. */
export function ContactCard() {
  return (
    <Band
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_30rem]"
      id="contact-form"
      labelledBy="contact-title"
      tone="tint"
    >
      <JsonLd data={automotiveBusiness()} />
      <JsonLd data={webSite()} />
      <div>
        <SectionHeading id="contact-title" title={home.contact.heading}>
          {home.contact.text}
        </SectionHeading>
        <GetQuote className="mt-8" size="large" />
        {home.contact.photo ? (
          <Photo {...home.contact.photo} className={`${picture} object-center`} sizes="38rem" />
        ) : (
          <img
            alt=""
            className={`${picture} object-right`}
            height={700}
            loading="lazy"
            src="/art/harbor-road.svg"
            width={1120}
          />
        )}
      </div>
      <Card className="p-6 sm:p-8" lifted>
        <ContactDetails />
      </Card>
    </Band>
  );
}
