import { money } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { costOf100Miles, winterRange } from '@/lib/leasing/charts/electric';
import { barRows } from './bar-rows';
import { Chart, type Color } from './chart';

/** What is left of a range on a cold day, beside the miles that a day needs. */
export function WinterRangeChart({ sticker, day }: PartProps<'WinterRangeChart'>) {
  const { charged, cold, dailyChargePercent } = winterRange(sticker);
  const ranges: readonly { label: string; miles: number; color: Color }[] = [
    { label: 'On the window sticker', miles: sticker, color: 'line' },
    { label: `Charged to ${dailyChargePercent}%, mild day`, miles: charged, color: 'action' },
    { label: `Charged to ${dailyChargePercent}%, 20 degrees`, miles: cold, color: 'accent' },
  ];
  const rows = ranges.map(({ label, miles, color }) => ({
    label,
    bars: [{ color, to: miles, text: `${miles} miles` }],
  }));
  return (
    <Chart
      columns={['Range', 'Miles']}
      draw={barRows(rows, { rules: [day], labelWidth: 210 })}
      note={`The dashed line is a day of ${day} miles`}
      rows={ranges.map(({ label, miles }) => [label, miles])}
      title={`A range of ${sticker} miles is ${cold} on a cold day`}
    />
  );
}

const places: readonly { key: 'nj' | 'ny' | 'fast' | 'gas'; label: string; color: Color }[] = [
  { key: 'nj', label: 'At home, New Jersey', color: 'action' },
  { key: 'ny', label: 'At home, New York', color: 'action' },
  { key: 'fast', label: 'Fast chargers, U.S.', color: 'accent' },
  { key: 'gas', label: 'Gasoline, U.S.', color: 'ink' },
];

/** What 100 miles cost at home, at fast chargers, and on gasoline. */
export function ChargingCostChart({ kwhPer100 }: PartProps<'ChargingCostChart'>) {
  const costs = costOf100Miles(kwhPer100);
  const rows = places.map(({ key, label, color }) => ({
    label,
    bars: [{ color, to: costs[key], text: money(costs[key]) }],
  }));
  return (
    <Chart
      columns={['Where', 'For 100 miles']}
      draw={barRows(rows)}
      note={`Dollars for 100 miles in a car that takes ${kwhPer100} kWh for them, at average prices of 2025`}
      rows={places.map(({ key, label }) => [label, money(costs[key])])}
      title={`100 miles cost ${money(costs.gas)} on gas, ${money(costs.fast)} at a fast charger`}
    />
  );
}
