/** @jest-environment node */
import type { LeaseState } from '@/lib/leasing/tools/lease-fields';
import { leaseTool } from '@/lib/leasing/tools/lease-tool';
import { asOfferA, leaseView } from '@/lib/leasing/tools/lease-view';
import { valuesOf } from '@/lib/leasing/tools/tool';
import { dealersOffer } from '../arithmetic/cases';

const viewOf = (given: Partial<LeaseState>) => leaseView(valuesOf(leaseTool, given));
const GUIDE = '/blog/judge-an-offer';

it('an offer that a lease explains has its payment and its cost', () => {
  const view = viewOf({ ...dealersOffer, dueAtSigning: 500_000 });
  expect(view).toMatchObject({ billed: 61_235, costs: null });
  expect(view.total).toBe(view.explained?.lease.cost.total);
});

it('one that isn’t explained costs what its payments come to', () => {
  const view = viewOf({ monthly: 45_900, dueAtSigning: 399_900 });
  // 3,999 and 35 × 459, and the disposition fee of 395.
  expect(view).toMatchObject({
    explained: null,
    billed: 45_900,
    total: 399_900 + 35 * 45_900 + 39_500,
  });
});

describe('the link that puts an offer into the comparison', () => {
  it('has the offer’s numbers, and the car', () => {
    const view = viewOf({ monthly: 45_900, dueAtSigning: 399_900, make: 'Kia' });
    expect(asOfferA(view, GUIDE)).toBe(
      `${GUIDE}?a-sign=3999&a-pay=459&a-months=36&a-miles=12000&a-end=395&make=Kia#compare-offers`,
    );
  });

  it('counts the trade-in for neither', () => {
    const view = viewOf({ monthly: 45_900, dueAtSigning: 399_900, tradeIn: 100_000 });
    expect(asOfferA(view, GUIDE)).toContain('?a-sign=3999&a-pay=459&');
  });

  it('leaves out what is due at signing where that isn’t known', () => {
    expect(asOfferA(viewOf({ monthly: 45_900 }), GUIDE)).not.toContain('a-sign');
  });

  it('is none without a payment', () => {
    expect(asOfferA(viewOf({ residual: null }), GUIDE)).toBeNull();
  });
});
