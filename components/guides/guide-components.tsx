import type { MDXComponents } from 'mdx/types';
import { MarkdownTable } from '@/components/ui/markdown-table';
import { Picture } from '@/components/ui/photo';
import { Anchor } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { type GuidePart, type PartProps, partSchemas } from '@/lib/content/part-schemas';
import { keepWordsWhole } from '@/lib/format/words';
import { BarTable } from './charts/bar-table';
import * as lineCharts from './charts/line-charts';
import { WearChart } from './charts/wear-chart';
import * as boxes from './parts/boxes';
import { DeclarationsPage } from './parts/declarations-page';
import { Confirm, Percent, Sources, Term, Usd } from './parts/text';
import { guideTools } from './tools/guide-tools';

type Parts = {
  [Name in GuidePart]: React.ComponentType<PartProps<Name> & { children: React.ReactNode }>;
};

/** The tools are client components. All others render on the server. */
const parts: Parts = {
  ...lineCharts,
  ...boxes,
  ...guideTools,
  BarTable,
  Confirm,
  DeclarationsPage,
  Sources,
  Term,
  WearChart,
};

/** Parses attributes with their schema: dollars become cents, and straight quotes curly. */
function withSchema(name: GuidePart) {
  const Part = parts[name] as React.ComponentType<{ children: React.ReactNode }>;
  const schema = partSchemas[name];
  return ({ children, ...attributes }: { children: React.ReactNode }) => (
    <Part {...schema.parse(attributes)}>{children}</Part>
  );
}

const names = (Object.keys(partSchemas) as GuidePart[]).filter((name) => name in parts);

function GuideTable({ children }: { children?: React.ReactNode }) {
  return (
    <div className="my-8">
      <MarkdownTable>{children}</MarkdownTable>
    </div>
  );
}

function title(Tag: 'h2' | 'h3') {
  return ({ children, ...rest }: React.ComponentProps<'h2'>) => (
    <Tag {...rest}>{typeof children === 'string' ? keepWordsWhole(children) : children}</Tag>
  );
}

export const guideComponents: MDXComponents = {
  a: Anchor,
  h2: title('h2'),
  h3: title('h3'),
  img: Picture,
  table: GuideTable,
  Percent,
  Usd,
  BusinessCreditFee: () => business().creditFee,
  BusinessOldCar: () => business().oldCar,
  ...Object.fromEntries(names.map((name) => [name, withSchema(name)])),
};
