import type { MDXComponents } from 'mdx/types';
import { MarkdownPhoto } from '@/components/ui/photo';
import { MarkdownTable } from '@/components/ui/table';
import { Anchor } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { type GuidePart, type PartProps, partSchemas } from '@/lib/content/schemas/parts';
import { moneyFromDollars, percent } from '@/lib/format/numbers';
import { BarTable } from './charts/bar-table';
import { LineChart } from './charts/line-chart';
import { WearChart } from './charts/wear-chart';
import * as boxes from './parts/boxes';
import { DeclarationsPage } from './parts/declarations-page';
import { Confirm, KeyFacts, Sources, WhatChanged } from './parts/notes';
import { Term } from './parts/term';
import { guideTools } from './tools/guide-tools';

type Parts = {
  [Name in GuidePart]: React.ComponentType<PartProps<Name> & { children: React.ReactNode }>;
};

/** The tools are client components. All others render on the server. */
const parts: Parts = {
  ...boxes,
  ...guideTools,
  BarTable,
  Confirm,
  DeclarationsPage,
  KeyFacts,
  LineChart,
  Sources,
  Term,
  WhatChanged,
  WearChart,
};

/** Parses attributes with their schema: straight quotes become curly. */
function withSchema(name: GuidePart) {
  const Part = parts[name] as React.ComponentType<{ children: React.ReactNode }>;
  const schema = partSchemas[name];
  return ({ children, ...attributes }: { children: React.ReactNode }) => (
    <Part {...schema.parse(attributes)}>{children}</Part>
  );
}

/** Example arithmetic in a sentence: `<Usd>{36 * 500}</Usd>` prints $18,000. */
function arithmetic(format: (value: number) => string) {
  return ({ children }: { children: number }) => (
    <data className="whitespace-nowrap tabular-nums" value={children}>
      {format(children)}
    </data>
  );
}

function GuideTable({ children }: { children?: React.ReactNode }) {
  return (
    <div className="my-8">
      <MarkdownTable>{children}</MarkdownTable>
    </div>
  );
}

export const guideComponents: MDXComponents = {
  a: Anchor,
  img: MarkdownPhoto,
  table: GuideTable,
  Percent: arithmetic(percent),
  Usd: arithmetic(moneyFromDollars),
  BusinessCreditFee: () => business().creditFee,
  BusinessOldCar: () => business().oldCar,
  ...Object.fromEntries(
    (Object.keys(parts) as GuidePart[]).map((name) => [name, withSchema(name)]),
  ),
};
