import { CoverageChart } from '@/components/guides/charts/coverage-chart';
import { CreditTiersChart } from '@/components/guides/charts/credit-tiers-chart';
import { DayOneChart } from '@/components/guides/charts/day-one-chart';
import { DiscountChart } from '@/components/guides/charts/discount-chart';
import { EvDatesChart } from '@/components/guides/charts/ev-dates-chart';
import { LeaseCalendarChart } from '@/components/guides/charts/lease-calendar-chart';
import { LeaseOrBuyChart } from '@/components/guides/charts/lease-or-buy-chart';
import { MileageChart } from '@/components/guides/charts/mileage-chart';
import { OffersChart } from '@/components/guides/charts/offers-chart';
import { PaymentChart } from '@/components/guides/charts/payment-chart';
import { SeatsChart } from '@/components/guides/charts/seats-chart';
import { familyStyles, thirdRowCargo } from '@/content/catalogue/family-cars';
import { creditTiers } from '@/content/credit-tiers';
import { evLines } from '@/content/ev-dates';
import { insuranceMinimums } from '@/content/insurance-minimums';
import { leaseEnd } from '@/content/lease-end';
import { leaseStart } from '@/content/lease-start';
import { bodyStyleOf } from '@/lib/catalogue/models';
import { evDates } from '@/lib/charts/ev-dates';

const lease = {
  sellingPrice: 36_000,
  msrp: 38_000,
  residualPercent: 60,
  moneyFactor: 0.002,
  months: 36,
  fees: 600,
  down: 0,
};
const residual = lease.msrp * 0.6;
const depreciation = (36_600 - residual) / 36;
const rentCharge = (36_600 + residual) * 0.002;
const tax = (depreciation + rentCharge) * 0.08875;

const cheaper = { ...lease, sellingPrice: 34_500, residualPercent: 56 };
const totalOf = ({ sellingPrice, msrp, residualPercent, moneyFactor, months, fees }: typeof lease) => {
  const [cost, end] = [sellingPrice + fees, (msrp * residualPercent) / 100];
  return [cost - end, (cost + end) * moneyFactor * months];
};

const buying = {
  loanPercent: 6,
  loanMonths: 60,
  laterRepairs: 3000,
  laterValue: 12_000,
  dispositionFee: 400,
};

const dayOf = (date: string) => Date.parse(date) / 86_400_000;

/** What the figure of electric dates shows of each line, in days, the last one included. */
const evLanes: Lane[] = evLines.map(({ periods }) => {
  const most = Math.max(...periods.map(({ amount }) => amount));
  return periods.map(({ from = evDates.from, to = evDates.to, amount }) => ({
    from: Math.max(dayOf(from), dayOf(evDates.from)),
    to: Math.min(dayOf(to), dayOf(evDates.to)) + 1,
    height: amount / most,
  }));
});

const startLanes: Lane[] = leaseStart.map(({ daysBefore: [from, to] }) => [{ from: -from, to: -to }]);
/** A lease of 24 months from November 3, 2025 ends on the same day of 2027. */
const LEASE_END = Date.UTC(2027, 10, 3);
const endLanes: Lane[] = (['both', 'ny', 'nj'] as const).flatMap((key) =>
  leaseEnd
    .flatMap(({ state, when }) => {
      if (state !== key || 'yearly' in when) return []; // A year before the end isn't among the last days.
      if ('daysBefore' in when) return [{ from: -when.daysBefore[0], to: -when.daysBefore[1] }];
      const day = (Date.UTC(2027, 10 - when.monthsBefore, 3) - LEASE_END) / 86_400_000;
      return [{ from: day, to: day }];
    })
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map((span) => [span]),
);
const firstDay = (lanes: readonly Lane[]) =>
  -Math.min(...lanes.flatMap((lane) => lane.map(({ from }) => from)));
/** Where the strip of a whole lease changes: its first step, signing, the last steps, and the end, as shares of all days. */
const strip = (leaseDays: number, enlarged: 'start' | 'end') => {
  const all = firstDay(startLanes) + leaseDays;
  const signing = firstDay(startLanes) / all;
  return enlarged === 'start' ? [0, signing, 1] : [0, signing, 1 - firstDay(endLanes) / all, 1];
};

const cargoLanes: Lane[] = familyStyles.flatMap(({ style }) => {
  const feet = thirdRowCargo
    .filter(({ make, model }) => bodyStyleOf(make, model) === style)
    .map(({ cubicFeet }) => cubicFeet);
  const [least, most] = [Math.min(...feet), Math.max(...feet)];
  return feet.length > 0
    ? [
        [
          { from: 0, to: least },
          { from: least, to: most },
        ],
      ]
    : [];
});

/** Spans on one line of a scale; where the start is the end, a dot. `height` is a share of the full one. */
export type Lane = readonly { from: number; to: number; height?: number }[];

type FigureCase = {
  name: string;
  figure: React.ReactElement;
  /** What the bars stand for, from the formulas, in any order; without it the figure has none. */
  bars?: readonly number[];
  /** Spans on a scale, from the facts, line by line from the top; `gap` is the space after each bar. */
  lanes?: { spans: readonly Lane[]; gap: number };
  /** Where the parts of a bar above the lanes begin and end, as shares of the width. */
  strip?: readonly number[];
  /** The rows of seats of each car, and whether the second one can have one more. */
  seats?: readonly { rows: readonly number[]; optional?: boolean }[];
};

/** Every figure, at least once; more where its title or its drawing depends on the numbers. */
export const figureCases: FigureCase[] = [
  {
    name: 'PaymentChart',
    figure: <PaymentChart {...lease} />,
    bars: [depreciation, rentCharge, tax, depreciation + rentCharge + tax],
  },
  {
    name: 'CoverageChart',
    figure: <CoverageChart />,
    bars: insuranceMinimums.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number')),
  },
  {
    name: 'DayOneChart',
    figure: (
      <DayOneChart
        dealerFee={175}
        monthlyPayment={480}
        months={36}
        registration={{ nyc: 151, nj: 252 }}
        titleAndPlates={{ nyc: 75, nj: 60 }}
      />
    ),
    bars: [
      ...[480, 36 * 480 * 0.08875, 175, 75, 151, 480 + 36 * 480 * 0.08875 + 175 + 75 + 151],
      ...[480, (36 * 480 + 175) * 0.06625, 175, 60, 252, 480 + (36 * 480 + 175) * 0.06625 + 175 + 60 + 252],
    ],
  },
  {
    name: 'LeaseOrBuyChart, where the lines cross',
    figure: <LeaseOrBuyChart {...lease} {...buying} />,
  },
  {
    name: 'LeaseOrBuyChart, where buying is ahead at once',
    figure: <LeaseOrBuyChart {...lease} {...buying} moneyFactor={0.01} />,
  },
  {
    name: 'LeaseOrBuyChart, where leasing stays ahead',
    figure: <LeaseOrBuyChart {...lease} {...buying} loanPercent={25} moneyFactor={0.001} />,
  },
  {
    name: 'MileageChart, where the bigger plan pays off',
    figure: (
      <MileageChart
        biggerPlan={15_000}
        moneyFactor={0.002}
        months={36}
        msrp={40_000}
        plan={12_000}
        residualPoints={2}
      />
    ),
  },
  {
    name: 'MileageChart, where it may not',
    figure: (
      <MileageChart
        biggerPlan={12_000}
        moneyFactor={0.002}
        months={36}
        msrp={40_000}
        plan={10_000}
        residualPoints={3}
      />
    ),
  },
  {
    name: 'OffersChart',
    figure: (
      <OffersChart
        offers={[
          { label: 'Big check', dueAtSigning: 3500, monthly: 330, months: 36 },
          { label: 'Little up front', dueAtSigning: 600, monthly: 400, months: 36 },
        ]}
      />
    ),
    bars: [3500, 35 * 330, 600, 35 * 400],
  },
  {
    name: 'DiscountChart',
    figure: (
      <DiscountChart
        leases={[
          { label: 'New model year', ...lease },
          { label: 'Outgoing model year', ...cheaper },
        ]}
      />
    ),
    bars: [...totalOf(lease), ...totalOf(cheaper)],
  },
  {
    name: 'CreditTiersChart',
    figure: <CreditTiersChart {...lease} step={0.001} />,
    bars: creditTiers.map(({ from, to }, index) => to - from + (index === 0 ? 0 : 1)),
  },
  { name: 'EvDatesChart', figure: <EvDatesChart />, lanes: { spans: evLanes, gap: 1 } },
  {
    name: 'LeaseCalendarChart, before signing',
    figure: <LeaseCalendarChart enlarge="start" months={36} signed="2025-11-03" />,
    lanes: { spans: startLanes, gap: 1 },
    strip: strip(dayOf('2028-11-03') - dayOf('2025-11-03'), 'start'),
  },
  {
    name: 'LeaseCalendarChart, before the return',
    figure: <LeaseCalendarChart enlarge="end" months={24} signed="2025-11-03" />,
    lanes: { spans: endLanes, gap: 1 },
    strip: strip(dayOf('2027-11-03') - dayOf('2025-11-03'), 'end'),
  },
  {
    name: 'SeatsChart',
    figure: <SeatsChart />,
    lanes: { spans: cargoLanes, gap: 0 },
    seats: familyStyles,
  },
];
