import { CompactTable } from '@/components/ui/compact-table';
import { count, money } from '@/lib/format/format';
import type { CompareInputs, Comparison, OfferCost } from '@/lib/lease/compare';
import { explainOffer, warnings } from '@/lib/lease/compare-words';
import { rangeInWords } from '@/lib/lease/offer';
import { type Bar, BarPicture } from './bar-picture';
import { Formulas } from './formulas';
import { ToolResult } from './tool-frame';

function rows({ a, b }: CompareInputs, comparison: Comparison) {
  const { months, milesPerYear } = comparison;
  const [costA, costB] = [comparison.a, comparison.b];
  const charged = costA.extraMiles > 0 || costB.extraMiles > 0;
  const row = (label: string, of: (cost: OfferCost, offer: typeof a) => string) => [
    label,
    of(costA, a),
    of(costB, b),
  ];
  const strong = ([label, ...cells]: string[]) => [
    label,
    ...cells.map((text, at) => <strong key={at === 0 ? 'a' : 'b'}>{text}</strong>),
  ];
  const priced = a.sellingPrice !== null || b.sellingPrice !== null;
  return [
    row('Term', (_, offer) => `${offer.months} months`),
    row('Miles a year', (_, offer) => count(offer.milesPerYear)),
    ...(priced
      ? [
          row('Selling price', (_, { sellingPrice }) =>
            sellingPrice === null ? 'Not known' : money(sellingPrice),
          ),
        ]
      : []),
    row('Due at signing', (_, offer) => money(offer.dueAtSigning)),
    row('Remaining payments', (_, offer) => `${offer.months - 1} × ${money(offer.monthly)}`),
    row('Fees at the end', (_, offer) => money(offer.endFees)),
    strong(row('Total', (cost) => money(cost.total))),
    row('Effective monthly cost', (cost) => money(cost.effective)),
    ...(a.months === b.months ? [] : [row(`${months} months of it`, (cost) => money(cost.share))]),
    ...(charged
      ? [
          row('Extra miles', ({ extraMiles, charge }) =>
            extraMiles === 0 ? 'None' : `${count(extraMiles)}: ${rangeInWords(charge)}`,
          ),
        ]
      : []),
    ...(charged || a.months !== b.months
      ? [
          strong(
            row(`${months} months at ${count(milesPerYear)} miles a year`, (cost) => rangeInWords(cost.fair)),
          ),
        ]
      : []),
    row('Cost per mile', (cost) => rangeInWords(cost.fairPerMile)),
  ];
}

const legend = [
  { tone: 'coral', label: 'Due at signing' },
  { tone: 'ink', label: 'Remaining payments' },
  { tone: 'sand', label: 'Fees at the end' },
] as const;

function bars({ a, b }: CompareInputs, comparison: Comparison): Bar[] {
  return [
    { label: 'Offer A', offer: a, cost: comparison.a },
    { label: 'Offer B', offer: b, cost: comparison.b },
  ].map(({ label, offer, cost }) => {
    const part = comparison.months / offer.months;
    return {
      label,
      total: rangeInWords(cost.fair),
      parts: [
        { tone: 'coral', size: offer.dueAtSigning * part },
        { tone: 'ink', size: cost.remaining * part },
        { tone: 'sand', size: offer.endFees * part },
        { tone: 'harbor', size: cost.charge.high },
      ],
    };
  });
}

/** What two offers cost: one sentence, a picture, a table, what to know about it, and how each number comes about. */
export function CompareResult(props: {
  inputs: CompareInputs;
  comparison: Comparison;
  sentence: string;
  /** Whether the tool responds: the formulas come with it, the worksheet has them in words. */
  ready: boolean;
}) {
  const { inputs, comparison, sentence, ready } = props;
  const { a, b, months, milesPerYear } = comparison;
  const list = warnings(inputs, comparison);
  const charged = a.extraMiles > 0 || b.extraMiles > 0;
  return (
    <ToolResult sentence={sentence}>
      {list.length > 0 && (
        <div className="border-coral border-l-[3px] pl-4 text-sm print:break-inside-avoid print:text-[8pt] print:leading-snug">
          <p className="font-semibold">What to know about this comparison</p>
          <ul className="mt-1.5">
            {list.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <BarPicture
        bars={bars(inputs, comparison)}
        legend={
          charged ? [...legend, { tone: 'harbor', label: 'Extra miles, at the higher charge' }] : legend
        }
        title={`Cost of ${months} months at ${count(milesPerYear)} miles a year`}
      />
      <CompactTable columns={['Cost', 'Offer A', 'Offer B']} rows={rows(inputs, comparison)} />
      {ready && (
        <div className="border-sand border-t print:border-t-0">
          <Formulas list={explainOffer(inputs.a, a, comparison)} title="How Offer A’s numbers come about" />
          <Formulas list={explainOffer(inputs.b, b, comparison)} title="How Offer B’s numbers come about" />
        </div>
      )}
    </ToolResult>
  );
}

const worksheet = [
  'Due at signing',
  '+ (months − 1) × monthly payment',
  '+ fees at the end',
  '= total',
  'Total ÷ months',
  'Total ÷ miles of the whole term',
];

/** Two offers to compare by hand, where no script does it. */
export function CompareWorksheet() {
  return (
    <div className="mt-8 hidden break-inside-avoid noscript:block">
      <CompactTable
        columns={['Worksheet', 'Offer A', 'Offer B']}
        rows={worksheet.map((line) => [line, '$ ________', '$ ________'])}
      />
    </div>
  );
}
