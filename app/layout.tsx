import type { Metadata, Viewport } from 'next';
import { business } from '@/lib/content/business';
import { ICON } from '@/lib/seo/metadata';
import tailwind from '@/tailwind.config';
import { Styles } from './styles.island';

export const metadata: Metadata = {
  metadataBase: new URL(business().siteUrl),
  title: { default: business().name, template: `%s | ${business().name}` },
  applicationName: business().name,
  formatDetection: { telephone: false },
  icons: { icon: ICON.path, apple: ICON.path },
};

export const viewport: Viewport = {
  themeColor: tailwind.theme.colors.ink.DEFAULT,
  width: 'device-width',
  initialScale: 1,
};

/** The layouts of (static) and (per-request) add the header and footer. */
export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Styles />
        {children}
      </body>
    </html>
  );
}
