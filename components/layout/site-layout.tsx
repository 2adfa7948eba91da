import { HoursProvider } from '@/components/contact/hours.island';
import { InlineScript } from '@/components/inline-script/inline-script';
import { SkipLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { env } from '@/lib/env/server';
import { consentOf } from '@/lib/measuring/consent';
import { Footer } from './footer';
import { GoogleTag } from './google-tag.island';
import { Header } from './header';
import { StickyBar } from './sticky-bar';

export function SiteLayout({ nonce, children }: React.PropsWithChildren<{ nonce?: string }>) {
  const { hours, closures, measuring } = business();
  const { googleTag } = env();
  return (
    <>
      <InlineScript nonce={nonce} />
      <HoursProvider schedule={{ hours, closures }}>
        <SkipLink className="focus:fixed focus:top-3 focus:left-3 focus:z-50" href="#main">
          Skip to the content
        </SkipLink>
        <Header />
        <main className="flex-1" data-place="main" id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <StickyBar />
      </HoursProvider>
      {googleTag && <GoogleTag {...googleTag} granted={consentOf(measuring)} />}
    </>
  );
}
