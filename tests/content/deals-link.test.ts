import { guideSource } from '@/lib/content/guide-file';

it('the August deals guide links to the inventory, as the specification says', () => {
  expect(guideSource('best-car-lease-deals-nyc-nj-august-2025')).toContain('](/inventory)');
});
