import type { Metadata, Viewport } from 'next';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PreviewBand } from '@/components/layout/preview-band';
import { StickyBar } from '@/components/layout/sticky-bar';
import { SkipLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { consentOf } from '@/lib/content/measuring';
import { env } from '@/lib/env/server';
import tailwind from '@/tailwind.config';
import { Styles } from './styles.island';

export const metadata: Metadata = {
  metadataBase: new URL(business().siteUrl),
  title: { default: business().name, template: `%s | ${business().name}` },
  applicationName: business().name,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: tailwind.theme.colors.ink.DEFAULT,
  width: 'device-width',
  initialScale: 1,
};

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const { googleTag, vercelInsights } = env();
  const { measuring } = business();
  return (
    <html lang="en">
      <body>
        <Styles />
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
        <script
          data-ad-click-days={measuring.adClickDays}
          data-consent={googleTag ? consentOf(measuring).join(' ') : undefined}
          data-google-tag={googleTag?.id}
          data-send-to={googleTag?.sendTo ?? undefined}
          data-vercel-insights={vercelInsights || undefined}
          defer
          src="/site.js"
        />
      </body>
    </html>
  );
}
