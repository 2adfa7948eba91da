import { rates } from '@/lib/content/rates';
import { Box } from './boxes';

const thousandsInDollars = (thousands: number) => `$${thousands},000`;
const injury = (limits: { onePerson: number; everybody: number }) =>
  `${limits.onePerson}/${limits.everybody}`;

/** `note` says what to compare the printed value with. */
function linesToMatch() {
  const { usualLimits, stateMinimums, deductible } = rates().insurance;
  const { ny, nj } = stateMinimums;
  return [
    {
      label: '1. Named insured',
      value: 'Your name',
      note: 'The name on the registration, letter by letter.',
    },
    {
      label: '2. Vehicle, and where it’s kept',
      value: 'VIN, your address',
      note: 'The VIN of the lease, and the address where the car spends its nights.',
    },
    {
      label: '3. Bodily injury liability',
      value: `${thousandsInDollars(usualLimits.onePerson)}/${thousandsInDollars(usualLimits.everybody)}`,
      note: `The lease’s first two numbers. A minimum policy has ${injury(ny)} in New York, ${injury(nj)} in New Jersey.`,
    },
    {
      label: '4. Property damage liability',
      value: thousandsInDollars(usualLimits.property),
      note: `Its third number. The minimums are ${ny.property} and ${nj.property}.`,
    },
    {
      label: '5. Collision and comprehensive',
      value: `$${deductible.low} deductible each`,
      note: 'Both are there, and neither deductible is higher than the lease allows.',
    },
    {
      label: '6. Additional insured and loss payee',
      value: 'Leasing company',
      note: 'The company named in the lease, with its address, on both lines.',
    },
  ];
}

const lineLook = [
  'mt-2 border-line-deep border-t pt-2 leading-6 print:break-inside-avoid',
  'max-sm:mt-1.5 max-sm:pt-1.5 max-sm:text-sm max-sm:leading-5.5',
].join(' ');

/** An invented policy: the lines that must match the lease, in a declarations page's order. */
export function DeclarationsPage() {
  return (
    <Box lineAbove="Made-up policy" heading="Six lines of your declarations page to match">
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-ink border-t-2 pt-2 font-semibold text-sm">
        <span>Auto policy declarations</span>
        <span>Starts: delivery day</span>
      </p>
      {linesToMatch().map(({ label, value, note }) => (
        <div className={lineLook} key={label}>
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>{label}</span>
            <span className="ml-auto tabular-nums">{value}</span>
          </p>
          <p className="text-muted text-sm max-sm:text-xs">{note}</p>
        </div>
      ))}
    </Box>
  );
}
