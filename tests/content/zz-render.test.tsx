/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { GET } from '@/app/feed.xml/route';
import { GuideListPage } from '@/components/guides/guide-list-page';
import { guideComponents } from '@/components/guides/guide-components';
import { GuidePage } from '@/components/guides/guide-page';
import { otherGuides, tocItems } from '@/lib/guides/guide';
import { guideList } from '@/lib/guides/server';
jest.mock('server-only', () => ({}));
const out = process.env.OUT ?? '/tmp/guides2/x';
it('renders', async () => {
  mkdirSync(out, { recursive: true });
  for (const guide of guideList()) {
    const { default: Body, toc } = require(`@/content/blog/${guide.slug}.mdx`);
    writeFileSync(`${out}/${guide.slug}.html`, renderToStaticMarkup(
      <GuidePage guide={guide} toc={tocItems(toc)} {...otherGuides(guideList(), guide)}><Body components={guideComponents} /></GuidePage>));
  }
  const P = guideComponents as any;
  const terms = { sellingPrice: 36000, msrp: 38000, residualPercent: 60, moneyFactor: 0.002, months: 36, fees: 600, down: 0 };
  const buying = { loanPercent: 6, loanMonths: 60, laterRepairs: 3000, laterValue: 12000, dispositionFee: 400 };
  const mileage = { plan: 12000, biggerPlan: 15000, months: 36, msrp: 40000, residualPoints: 2, moneyFactor: 0.002 };
  const all: [string, object][] = [
    ['PaymentChart', terms],
    ['LeaseOrBuyChart', { ...terms, ...buying }], ['LeaseOrBuyChart', { ...terms, ...buying, moneyFactor: 0.01 }],
    ['LeaseOrBuyChart', { ...terms, ...buying, loanPercent: 25, moneyFactor: 0.001 }],
    ['LeaseOrBuyChart', { ...terms, ...buying, loanPercent: 8, moneyFactor: 0.0025 }],
    ['LeaseOrBuyChart', { ...terms, ...buying, loanPercent: 4, moneyFactor: 0.0022 }],
    ['MileageChart', mileage], ['MileageChart', { ...mileage, plan: 10000, biggerPlan: 12000, residualPoints: 3 }],
    ['LeaseCalendarChart', { enlarge: 'start', months: 36, signed: '2025-11-03' }],
    ['LeaseCalendarChart', { enlarge: 'end', months: 24, signed: '2025-11-03' }],
    ['CreditTiersChart', { ...terms, step: 0.001 }], ['CreditTiersChart', { ...terms, step: 0.0005 }],
    ['DiscountChart', { leases: [{ ...terms, label: 'New' }, { ...terms, label: 'Old', sellingPrice: 34500, residualPercent: 56 }] }],
    ['DiscountChart', { leases: [{ ...terms, label: 'New' }, { ...terms, label: 'Old', sellingPrice: 34500, residualPercent: 36 }] }],
    ['OffersChart', { offers: [{ label: 'B', dueAtSigning: 3500, monthly: 330, months: 36 }, { label: 'L', dueAtSigning: 600, monthly: 400, months: 36 }] }],
    ['OffersChart', { offers: [{ label: 'B', dueAtSigning: 3500, monthly: 330, months: 36 }, { label: 'L', dueAtSigning: 600, monthly: 300, months: 36 }, { label: 'M', dueAtSigning: 600, monthly: 370, months: 36 }] }],
    ['EvDatesChart', {}], ['SeatsChart', {}], ['CoverageChart', {}], ['SampleLease', {}],
    ['TaxExample', { title: 'T', monthlyPayment: 500, months: 36, downPayment: 500 }],
    ['PaymentExample', { title: 'T', ...terms }], ['PaymentExample', { title: 'T', ...terms, down: 1500, fees: 595, moneyFactor: 0.00175, months: 24, msrp: 35000, residualPercent: 62, sellingPrice: 33500 }],
  ];
  writeFileSync(`${out}/charts.html`, all.map(([n, a]) => { const C = P[n]; return renderToStaticMarkup(<C {...a} />); }).join('\n'));
  writeFileSync(`${out}/list.html`, renderToStaticMarkup(<GuideListPage guides={guideList()} />));
  writeFileSync(`${out}/draft.html`, renderToStaticMarkup(<GuideListPage guides={[{ ...guideList()[0]!, draft: true, updated: null }]} />));
  writeFileSync(`${out}/feed.xml`, await GET().text());
});
