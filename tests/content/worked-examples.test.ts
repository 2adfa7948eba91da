import { guideSource } from '@/lib/guides/guide-file';
import { examplesIn } from '@/lib/guides/source';
import { leasePayment } from '@/lib/lease/worked-examples';

const rounded = (dollars: number) => Math.round(dollars * 100) / 100;

type Terms = Parameters<typeof leasePayment>[0];

/** A guide, with the terms of each `<PaymentExample>`; `terms` are those of the first. */
function guideWithTerms(slug: string) {
  const source = guideSource(slug);
  const all = examplesIn(source)
    .filter((text) => text.startsWith('<PaymentExample'))
    .map((text) => [...text.matchAll(/(\w+)=\{([\d.]+)\}/g)].map(([, name, value]) => [name, Number(value)]))
    .map((props) => Object.fromEntries(props) as Terms);
  return { source, all, terms: all[0] ?? ({} as Terms) };
}

// An owner may write these guides anew: then there is nothing to carry over.
describe('the figures that a guide carries over from its example', () => {
  it('are right where leasing is compared with a loan of 60 months at 6%', () => {
    const { source, terms } = guideWithTerms('leasing-vs-buying-nyc-nj-2025');
    if (!terms.sellingPrice || !/60 months at <Percent>\{6\}/.test(source)) return;
    const { payment, residual } = leasePayment(terms);
    const price = terms.sellingPrice;
    const rate = 0.06 / 12;
    const loanPayment = rounded((price * rate) / (1 - (1 + rate) ** -60));
    let owed = price;
    const interestOfYears: number[] = [];
    for (let month = 1; month <= terms.months; month++) {
      owed = owed * (1 + rate) - loanPayment;
      const interest = rounded(month * loanPayment - (price - owed));
      if (month % 12 === 0) {
        interestOfYears.push(interest - interestOfYears.reduce((sum, year) => sum + year, 0));
      }
    }
    const paidOff = price - rounded(owed);
    const leased = terms.months * payment * 1.06625 + 400;
    const bought = price * 1.06625 + terms.months * loanPayment - paidOff - residual;
    for (const figure of [payment, loanPayment, owed, leased, bought, ...interestOfYears])
      expect(source).toContain(figure.toFixed(2));
  });

  it('are right where the money factor goes up by 0.001', () => {
    const { source, terms } = guideWithTerms('credit-score-car-leasing-nyc-nj');
    if (!terms.sellingPrice || !/0\.001\b/.test(source)) return;
    const step = (terms.sellingPrice + terms.fees + leasePayment(terms).residual) * 0.001;
    expect(source).toContain(`${terms.months} * ${step.toFixed(2)}`);
  });

  it('are right where a bigger discount meets a lower residual', () => {
    const { source, all, terms } = guideWithTerms('end-of-year-car-leasing-nyc-nj-2025');
    if (all.length !== 2) return;
    const [newer, older] = all.map((lease) => leasePayment(lease).payment.toFixed(2));
    expect(source).toContain(`{${newer} - ${older}}`);
    expect(source).toContain(`{${terms.months} * (${newer} - ${older})}`);
  });
});
