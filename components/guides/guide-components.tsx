import type { MDXComponents } from 'mdx/types';
import { CompareOffers, LeaseCalculator, MileageCheck } from '@/components/lease/tools';
import { CoverageChart } from './charts/coverage-chart';
import { CreditTiersChart } from './charts/credit-tiers-chart';
import { DayOneChart } from './charts/day-one-chart';
import { DiscountChart } from './charts/discount-chart';
import { EvDatesChart } from './charts/ev-dates-chart';
import { LeaseCalendarChart } from './charts/lease-calendar-chart';
import { LeaseOrBuyChart } from './charts/lease-or-buy-chart';
import { MileageChart } from './charts/mileage-chart';
import { OffersChart } from './charts/offers-chart';
import { PaymentChart } from './charts/payment-chart';
import { SeatsChart } from './charts/seats-chart';
import { CallScript } from './parts/call-script';
import { Checklist } from './parts/checklist';
import { Confirm } from './parts/confirm';
import { EffectiveExample } from './parts/effective-example';
import { GuideTable } from './parts/guide-table';
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
export const guideComponents: MDXComponents = {
  ...smartQuoteElements,
  table: GuideTable,
  CallScript,
  Checklist,
  CompareOffers,
  Confirm,
  CoverageChart,
  CreditTiersChart,
  DayOneChart,
  DiscountChart,
  EffectiveExample,
  EvDatesChart,
  KeyFacts,
  LeaseCalculator,
  LeaseCalendarChart,
  LeaseOrBuyChart,
  MileageCheck,
  MileageChart,
  OffersChart,
  OverageExample,
  PaymentExample,
  PaymentChart,
  Percent,
  SampleLease,
  SeatsChart,
  Sources,
  SumExample,
  TaxExample,
  Term,
  Usd,
  Worksheet,
  WrongChoice,
};
