import type { MDXComponents } from 'mdx/types';
import { CompareOffers } from '@/components/lease/compare-offers';
import { LeaseCalculator } from '@/components/lease/lease-calculator';
import { MileageCheck } from '@/components/lease/mileage-check';
import { CoverageFigure } from './charts/coverage-chart';
import { CreditTiersFigure } from './charts/credit-tiers-chart';
import { DayOneFigure } from './charts/day-one-chart';
import { DiscountFigure } from './charts/discount-chart';
import { EvDatesFigure } from './charts/ev-dates-chart';
import { LeaseCalendarFigure } from './charts/lease-calendar-chart';
import { LeaseOrBuyFigure } from './charts/lease-or-buy-chart';
import { MileageFigure } from './charts/mileage-chart';
import { OffersFigure } from './charts/offers-chart';
import { PaymentFigure } from './charts/payment-chart';
import { SeatsFigure } from './charts/seats-chart';
import { CallScript } from './parts/call-script';
import { Checklist } from './parts/checklist';
import { Confirm } from './parts/confirm';
import { EffectiveExample } from './parts/effective-example';
import { ArticleTable } from './parts/guide-table';
import { KeyFacts } from './parts/key-facts';
import { OverageExample } from './parts/overage-example';
import { PaymentExample } from './parts/payment-example';
import { Percent } from './parts/percent';
import { SampleLease } from './parts/sample-lease';
import { smartQuoteElements } from './parts/smart-quotes';
import { Sources } from './parts/sources';
import { SumExample } from './parts/sum-example';
import { TaxExample } from './parts/tax-example';
import { Term } from './parts/term';
import { Usd } from './parts/usd';
import { Worksheet } from './parts/worksheet';
import { WrongChoice } from './parts/wrong-choice';

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
