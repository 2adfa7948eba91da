import type { MDXComponents } from 'mdx/types';
import { Anchor } from '@/components/ui/links';
import { MarkdownPhoto } from '@/components/ui/photo';
import { MarkdownTable } from '@/components/ui/table';
import { business } from '@/lib/content/business';
import { type GuideTag, guideTagSchemas, type TagProps } from '@/lib/content/schemas/tags';
import { moneyFromDollars, percent } from '@/lib/format/numbers';
import { CallScript, Checklist, Worksheet, WrongChoice } from './boxes';
import { BarTable } from './charts/bar-table';
import { LineChart } from './charts/line-chart';
import { WearChart } from './charts/wear-chart';
import { DeclarationsPage } from './declarations-page';
import { Confirm, KeyFacts, Sources, WhatChanged } from './notes';
import { Term } from './term';
import { guideTools } from './tools/guide-tools';

/** Example arithmetic in a sentence: `<Usd>{36 * 500}</Usd>` prints $18,000. */
function arithmetic(format: (value: number) => string) {
  return ({ children }: React.PropsWithChildren) => (
    <data className="whitespace-nowrap tabular-nums" value={Number(children)}>
      {format(Number(children))}
    </data>
  );
}

const tags: { [Name in GuideTag]: React.ComponentType<React.PropsWithChildren<TagProps<Name>>> } = {
  ...guideTools,
  BarTable,
  BusinessCreditFee: () => business().creditFee,
  BusinessOldCar: () => business().oldCar,
  CallScript,
  Checklist,
  Confirm,
  DeclarationsPage,
  KeyFacts,
  LineChart,
  Percent: arithmetic(percent),
  Sources,
  Term,
  Usd: arithmetic(moneyFromDollars),
  WearChart,
  WhatChanged,
  Worksheet,
  WrongChoice,
};

/** Parses attributes with their schema: straight quotes become curly. */
function withSchema(name: GuideTag) {
  const Tag = tags[name] as React.ComponentType<React.PropsWithChildren>;
  const schema = guideTagSchemas[name];
  return ({ children, ...attributes }: React.PropsWithChildren) => (
    <Tag {...schema.parse(attributes)}>{children}</Tag>
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
  ...Object.fromEntries((Object.keys(tags) as GuideTag[]).map((name) => [name, withSchema(name)])),
};
