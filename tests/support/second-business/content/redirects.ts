export const redirects: { from: string; to: string }[] = [
  { from: '/specials', to: '/inventory?make=Kia' },
  { from: '/shop/lease.html', to: 'https://shop.bergen-sons.example/lease' },
];
