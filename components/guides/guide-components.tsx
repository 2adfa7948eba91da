import type { MDXComponents } from 'mdx/types';
import type { ComponentType, ReactNode } from 'react';
import { CompareOffers, LeaseCalculator, MileageCheck } from '@/components/lease/tools';
import { TextLink } from '@/components/ui/external-link';
import { Picture } from '@/components/ui/photo';
import { type GuidePart, type PartProps, partSchemas } from '@/lib/guides/part-schemas';
import * as barCharts from './charts/bar-charts';
import { CreditTiersChart } from './charts/credit-tiers-chart';
import { EvDatesChart } from './charts/ev-dates-chart';
import { LeaseCalendarChart } from './charts/lease-calendar-chart';
import * as lineCharts from './charts/line-charts';
import { SeatsChart } from './charts/seats-chart';
import * as boxes from './parts/boxes';
import * as examples from './parts/examples';
import { GuideTable } from './parts/guide-table';
import { SampleLease } from './parts/sample-lease';
import { Confirm, Percent, Sources, Term, Usd } from './parts/text';

type Parts = { [Name in GuidePart]: ComponentType<PartProps<Name> & { children: ReactNode }> };

/** The tools are islands; all others render on the server. */
const parts: Parts = {
  ...barCharts,
  ...lineCharts,
  ...boxes,
  ...examples,
  CompareOffers,
  Confirm,
  CreditTiersChart,
  EvDatesChart,
  LeaseCalculator,
  LeaseCalendarChart,
  MileageCheck,
  SampleLease,
  SeatsChart,
  Sources,
  Term,
};

/** A part gets its attributes as its schema reads them: dollars as cents, straight quotes as curly ones. */
function withSchema(name: GuidePart) {
  const Part = parts[name] as ComponentType<{ children: ReactNode }>;
  const schema = partSchemas[name];
  return ({ children, ...attributes }: { children: ReactNode }) => (
    <Part {...schema.parse(attributes)}>{children}</Part>
  );
}

const names = (Object.keys(partSchemas) as GuidePart[]).filter((name) => name in parts);

/** Components that a guide can use without importing them. */
export const guideComponents: MDXComponents = {
  a: TextLink,
  img: Picture,
  table: GuideTable,
  Percent,
  Usd,
  ...Object.fromEntries(names.map((name) => [name, withSchema(name)])),
};
