/** @jest-environment node */
import { checkMileage, type MileageInputs } from '@/lib/leasing/arithmetic/mileage';
import { noCar } from '@/lib/leasing/tools/fields';
import { mileageLines, mileageSentence, mileageTool } from '@/lib/leasing/tools/mileage-tool';

const inputs: MileageInputs = {
  monthsSoFar: 12,
  odometer: 15_012,
  odometerAtStart: 12,
  milesPerYear: 12_000,
  months: 36,
  charge: null,
};
const check = (change: Partial<MileageInputs> = {}) => checkMileage({ ...inputs, ...change });

it('projects the end, what it costs, and the pace that avoids it', () => {
  expect(check()).toEqual({
    driven: 15_000,
    allowance: 36_000,
    pace: 1250,
    projected: 45_000,
    over: 9000,
    under: 0,
    charge: { low: 135_000, high: 225_000 },
    monthsLeft: 24,
    milesLeft: 21_000,
    paceToAvoid: 875,
  });
  expect(mileageSentence(check())).toBe(
    'At this pace you’ll drive 45,000 miles, 9,000 over your plan: $1,350 to $2,250 at the end. Keep to 875 a month, and you’ll owe nothing for miles.',
  );
});

it.each([
  [{ odometer: 10_012 }, '30,000 miles, 6,000 under your plan. Unused miles usually earn nothing.'],
  [{ odometer: 12_012 }, '36,000 miles, exactly your plan.'],
  [
    { odometer: 37_012, monthsSoFar: 30 },
    '44,400 miles, 8,400 over your plan: $1,260 to $2,100 at the end. You’re already 1,000 miles past it.',
  ],
])('says so of %j', (change, sentence) => {
  expect(mileageSentence(check(change))).toBe(`At this pace you’ll drive ${sentence}`);
});

it('says what a lease cost once it is over', () => {
  const sentence = 'You drove 37,000 miles, 1,000 over your plan: $150 to $250 at the end.';
  expect(mileageSentence(check({ odometer: 37_012, monthsSoFar: 36 }))).toBe(sentence);
});

it('shows what is behind the sentence', () => {
  expect(mileageLines(check())).toEqual([
    ['Driven so far', '15,000'],
    ['Still to come, at 1,250 a month', '30,000'],
    ['At the end', '45,000'],
    ['Your plan', '36,000'],
    ['Over the plan', '9,000'],
    ['Charge at the end', '$1,350 to $2,250'],
    ['Usual disposition fee, if you return the car', '$350 to $450'],
    ['Returning it, both together', '$1,700 to $2,700'],
  ]);
  expect(mileageLines(check({ odometer: 12_012 })).slice(-4)).toEqual([
    ['Over the plan', 'None'],
    ['Charge at the end', 'None'],
    ['Usual disposition fee, if you return the car', '$350 to $450'],
    ['Returning it, both together', '$350 to $450'],
  ]);
});

it('the pace that avoids the charge does, but no mile more', () => {
  // 20,990 miles in 24 months.
  expect(check({ odometer: 15_022 }).paceToAvoid).toBe(874);
  expect(check({ odometer: 36_012 }).paceToAvoid).toBe(0);
  expect(check({ odometer: 36_013 }).paceToAvoid).toBeNull();
});

it('a charge that the contract names takes the place of the usual ones', () => {
  const result = check({ charge: 20 });
  expect(result.charge).toEqual({ low: 180_000, high: 180_000 });
  expect(mileageSentence(result)).toContain('9,000 over your plan: $1,800 at the end.');
});

it('values that don’t fit together are named', () => {
  const problem = (change: Partial<MileageInputs>) =>
    mileageTool.problem?.({ ...inputs, ...noCar, end: null, residence: 'nj', ...change });
  const below = {
    field: 'odometer',
    message: 'Enter a reading that isn’t below the one at delivery.',
  };
  expect(problem({ odometer: 11 })).toEqual(below);
  const late = { field: 'monthsSoFar', message: 'Enter at most 36 months, the term of the lease.' };
  expect(problem({ monthsSoFar: 37 })).toEqual(late);
  expect(problem({ odometer: 12, monthsSoFar: 36 })).toBeNull();
});
