import { GuideTeasers } from '@/components/guides/guide-teasers';
import { ContactCard } from '@/components/home/contact-card';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero';
import { MakesSection } from '@/components/home/makes-section';
import { QuoteSection } from '@/components/home/quote-section';
import { StatsAndReviews } from '@/components/home/stats-and-reviews';
import { TradeIn } from '@/components/home/trade-in';
import { Promotion } from '@/components/layout/promotion';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { ScrollOnArrival } from '@/components/quote/section-link.island';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('home');

/** Seconds after which it is rendered again: promotions start and end by date. */
export const revalidate = 300;

export default function Page() {
  return (
    <>
      <ScrollOnArrival />
      <Promotion />
      <Hero />
      <MakesSection />
      <Features />
      <QuoteSection>
        <QuoteForm />
      </QuoteSection>
      <TradeIn />
      <GuideTeasers />
      <StatsAndReviews />
      <ContactCard />
    </>
  );
}
