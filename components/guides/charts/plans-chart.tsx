import { count } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';
import { Chart, type Color } from './chart';
import { type Mark, rangeRows } from './range-rows';

type Driver = PartProps<'PlansChart'>['drivers'][number];

const milesOf = ({ commute, others }: Driver) => commute + others;
const inThousands = (miles: number) => (miles === 0 ? '0' : `${miles / 1000}k`);

/** What drivers drive in a year, beside the plans of leases. */
export function PlansChart({ plans, drivers }: PartProps<'PlansChart'>) {
  const largest = Math.max(...plans);
  const most = Math.max(largest, ...drivers.map(milesOf));
  const end = Math.ceil(most / 5000) * 5000;
  const marks: Mark[] = [...new Set([0, ...plans, end])].map((at) => ({
    at,
    label: inThousands(at),
  }));
  const lanes = drivers.map((driver) => ({
    label: driver.label,
    from: 0,
    to: milesOf(driver),
    color: colorOf(driver, largest),
    end: count(milesOf(driver)),
    below: driver.plan,
  }));
  const fitting = drivers.filter((driver) => milesOf(driver) <= largest).length;
  return (
    <Chart
      columns={['Driver', 'To work', 'All others', 'Year']}
      draw={rangeRows({ lanes, marks })}
      note={`Miles a year of made-up drivers. The dashed lines are the usual plans: ${plans.map(inThousands).join(', ')}`}
      rows={drivers.map((driver) => [
        driver.label,
        ...[driver.commute, driver.others, milesOf(driver)].map(count),
      ])}
      title={`${fitting} of these ${drivers.length} drivers fit a usual plan`}
    />
  );
}

const colorOf = (driver: Driver, largest: number): Color =>
  milesOf(driver) > largest ? 'accent' : 'action';
