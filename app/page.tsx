import type { Metadata } from 'next';
import { BlogTeasers } from '@/components/home/blog-teasers';
import { BrandTiles } from '@/components/home/brand-tiles';
import { ContactCard } from '@/components/home/contact-card';
import { Customers } from '@/components/home/customers';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero';
import { QuoteSection } from '@/components/home/quote-section';
import { TradeIn } from '@/components/home/trade-in';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { pageMetadata } from '@/lib/seo/metadata';
import { shareImages } from '@/lib/seo/share-images';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'Car Leasing in NYC and New Jersey',
  description:
    'An independent broker that finds your lease for any make and model, explains every number, and delivers the car to your door in New York City or New Jersey.',
  path: routes.home,
  shareImage: shareImages.home,
});

export default function Page() {
  return (
    <>
      <Hero />
      <BrandTiles />
      <Features />
      <QuoteSection>
        <QuoteForm />
      </QuoteSection>
      <TradeIn />
      <BlogTeasers />
      <Customers />
      <ContactCard />
    </>
  );
}
