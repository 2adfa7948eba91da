import { OpeningHoursProvider } from '@/components/contact/opening-hours-provider.island';
import { InlineScript } from '@/components/inline-script/inline-script';
import { Tags } from '@/components/measuring/tags';
import { SkipLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { Footer } from './footer';
import { Header } from './header';
import { PreviewBand } from './preview-band';
import { StickyBar } from './sticky-bar';

export function SiteLayout({ nonce, children }: React.PropsWithChildren<{ nonce?: string }>) {
  const { hours, closures } = business();
  const [first] = openingHoursRows(business());
  const usual = first ? `${first.label} ${first.hours.replaceAll(':00', '')}` : '';
  return (
    <>
      <InlineScript nonce={nonce} />
      <OpeningHoursProvider schedule={{ hours, closures }} usual={usual}>
        <SkipLink className="focus:fixed focus:top-3 focus:left-3 focus:z-50" href="#main">
          Skip to the content
        </SkipLink>
        <PreviewBand />
        <Header />
        <main className="flex-1" data-place="content" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <StickyBar />
      </OpeningHoursProvider>
      <Tags />
    </>
  );
}
