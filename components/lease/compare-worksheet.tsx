import { CompactTable } from '@/components/ui/compact-table';

const lines = [
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
        columns={[
          { label: 'Worksheet' },
          { label: 'Offer A', numeric: true },
          { label: 'Offer B', numeric: true },
        ]}
        rows={lines.map((line) => [line, '$ ________', '$ ________'])}
      />
    </div>
  );
}
