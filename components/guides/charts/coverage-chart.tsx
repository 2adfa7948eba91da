import type { Tone } from '@/components/ui/marks';
import { coverage } from '@/lib/charts/coverage';
import { barRows } from './bars';
import { Chart } from './chart';

const places = [
  { key: 'newYork', name: 'New York', tone: 'line' },
  { key: 'newJersey2023', name: 'New Jersey, 2023 rules', tone: 'tint' },
  { key: 'newJersey2026', name: 'New Jersey, 2026 rules', tone: 'action' },
  { key: 'usualLease', name: 'A usual lease', tone: 'accent' },
] as const satisfies readonly { key: string; name: string; tone: Tone }[];

const thousands = (amount: number) => `$${amount},000`;

/** The liability cover that New York and New Jersey demand, beside what a lease usually demands. */
export function CoverageChart() {
  const { rows, times } = coverage();
  return (
    <Chart
      columns={['At least', ...rows.map(({ label }) => label)]}
      draw={barRows(
        rows.map((row) => ({
          label: row.label,
          bars: places.map(({ key, name, tone }) => ({
            to: row[key],
            tone,
            name,
            text: thousands(row[key]),
          })),
        })),
      )}
      note="Least liability cover, in dollars"
      rows={places.map(({ key, name }) => [name, ...rows.map((row) => thousands(row[key]))])}
      title={`Leases ask for ${times.least} to ${times.most} times the state’s minimum`}
    />
  );
}
