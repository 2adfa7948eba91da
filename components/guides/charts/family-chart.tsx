import { familyCars } from '@/lib/content/family-cars';
import { type BarRow, barRows } from './bar-rows';
import { Chart, type Color } from './chart';

type Car = ReturnType<typeof familyCars>[number];

const groups: readonly { style: Car['style']; name: string; color: Color }[] = [
  { style: 'minivan', name: 'Minivans', color: 'action' },
  { style: 'suv', name: 'Three-row SUVs', color: 'ink' },
];

const nameOf = ({ name, years }: Car) => (years ? `${name}, ${years}` : name);
const cargoOf = ({ cargo, award }: Car) => (award ? `${cargo}, award ${award}` : `${cargo}`);

/** Seats, the space behind the third row, and the residual value awards of family cars. */
export function FamilyCarsChart() {
  const cars = familyCars();
  const rows = groups.flatMap(({ style, name, color }): BarRow[] => [
    { label: name, bars: [] },
    ...cars
      .filter((car) => car.style === style)
      .map((car) => ({
        label: `${nameOf(car)}: ${car.seats} seats`,
        bars: [{ color, to: car.cargo, text: cargoOf(car) }],
      })),
  ]);
  const cargoIn = (style: Car['style']) =>
    cars.filter((car) => car.style === style).map(({ cargo }) => cargo);
  const least = Math.floor(Math.min(...cargoIn('minivan')));
  const most = Math.ceil(Math.max(...cargoIn('suv')));
  return (
    <Chart
      columns={['Car', 'Seats', 'Cubic feet', 'Award']}
      draw={barRows(rows, { labelWidth: 250, textWidth: 122 })}
      note="Cubic feet behind the third row, with every seat up. Award: J.D. Power’s residual value award (ALG) for that model year"
      rows={cars.map((car) => [nameOf(car), car.seats, car.cargo, car.award ?? 'None'])}
      title={`A minivan has ${least} cubic feet or more behind the third row, an SUV at most ${most}`}
    />
  );
}
