import type { MetadataRoute } from 'next';
import { business } from '@/lib/site/business';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: business.name,
    short_name: business.shortName,
    description: 'Car leasing for drivers in New York City and New Jersey.',
    start_url: '/',
    display: 'browser',
    background_color: '#faf8f3',
    theme_color: '#14263d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
