import type { MDXComponents } from 'mdx/types';
import { CompareOffers } from '../lease/compare-offers';
import { LeaseCalculator } from '../lease/lease-calculator';
import { MileageCheck } from '../lease/mileage-check';
import { CoverageFigure } from './figures/coverage-figure';
import { CreditTiersFigure } from './figures/credit-tiers-figure';
import { DayOneFigure } from './figures/day-one-figure';
import { DiscountFigure } from './figures/discount-figure';
import { EvDatesFigure } from './figures/ev-dates-figure';
import { LeaseCalendarFigure } from './figures/lease-calendar-figure';
import { LeaseOrBuyFigure } from './figures/lease-or-buy-figure';
import { MileageFigure } from './figures/mileage-figure';
import { OffersFigure } from './figures/offers-figure';
import { PaymentFigure } from './figures/payment-figure';
import { SeatsFigure } from './figures/seats-figure';
import { ArticleTable } from './mdx/article-table';
import { CallScript } from './mdx/call-script';
import { Checklist } from './mdx/checklist';
import { Confirm } from './mdx/confirm';
import { EffectiveExample } from './mdx/effective-example';
import { KeyFacts } from './mdx/key-facts';
import { OverageExample } from './mdx/overage-example';
import { PaymentExample } from './mdx/payment-example';
import { Percent } from './mdx/percent';
import { SampleLease } from './mdx/sample-lease';
import { smartQuoteElements } from './mdx/smart-quotes';
import { Sources } from './mdx/sources';
import { SumExample } from './mdx/sum-example';
import { TaxExample } from './mdx/tax-example';
import { Term } from './mdx/term';
import { Usd } from './mdx/usd';
import { Worksheet } from './mdx/worksheet';
import { WrongChoice } from './mdx/wrong-choice';

/** Components that a guide can use without importing them. The tools are islands; all others render on the server. */
export const articleComponents: MDXComponents = {
  ...smartQuoteElements,
  table: ArticleTable,
  CallScript,
  Checklist,
  CompareOffers,
  Confirm,
  CoverageFigure,
  CreditTiersFigure,
  DayOneFigure,
  DiscountFigure,
  EffectiveExample,
  EvDatesFigure,
  KeyFacts,
  LeaseCalculator,
  LeaseCalendarFigure,
  LeaseOrBuyFigure,
  MileageCheck,
  MileageFigure,
  OffersFigure,
  OverageExample,
  PaymentExample,
  PaymentFigure,
  Percent,
  SampleLease,
  SeatsFigure,
  Sources,
  SumExample,
  TaxExample,
  Term,
  Usd,
  Worksheet,
  WrongChoice,
};
