import { stateMinimums, usualLimits } from '@/lib/leasing/charts/insurance';
import { barRows } from './bar-rows';
import { Chart } from './chart';

const limits = [
  { key: 'onePerson', label: 'One person you hurt' },
  { key: 'everybody', label: 'Everybody you hurt' },
  { key: 'property', label: 'What you wreck' },
] as const;

const shown = (thousands: number) => `$${thousands},000`;

/** The liability that each state wants beside what a lease usually asks for. */
export function LiabilityChart() {
  const { ny, nj } = stateMinimums;
  const rows = limits.map(({ key, label }) => ({
    label,
    bars: [
      { color: 'ink' as const, to: ny[key], text: `${ny[key]}` },
      { color: 'action' as const, to: nj[key], text: `${nj[key]}` },
      { color: 'accent' as const, to: usualLimits[key], text: `${usualLimits[key]}` },
    ],
  }));
  const times = limits.flatMap(({ key }) => [
    usualLimits[key] / ny[key],
    usualLimits[key] / nj[key],
  ]);
  return (
    <Chart
      columns={['Liability', 'New York', 'New Jersey', 'Usual lease']}
      draw={barRows(rows, { columns: ['New York', 'New Jersey', 'Lease'], textWidth: 36 })}
      note="Thousands of dollars: the least that each state allows, and what leases usually ask for"
      rows={limits.map(({ key, label }) => [
        label,
        ...[ny, nj, usualLimits].map((amounts) => shown(amounts[key])),
      ])}
      title={`A lease asks for ${Math.floor(Math.min(...times))} to ${Math.ceil(Math.max(...times))} times the state’s minimum`}
    />
  );
}
