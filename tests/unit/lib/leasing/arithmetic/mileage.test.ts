/** @jest-environment node */
import { checkMileage, type MileageInputs } from '@/lib/leasing/arithmetic/mileage';
import { mileageCheckTool, mileageLines, mileageSentence } from '@/lib/leasing/tools/mileage-check';

const inputs: MileageInputs = {
  monthsSoFar: 12,
  odometer: 15_012,
  odometerAtStart: 12,
  milesPerYear: 12_000,
  months: 36,
  chargePerExtraMile: null,
};
const check = (change: Partial<MileageInputs> = {}) => checkMileage({ ...inputs, ...change });

it.each([
  [
    {},
    'At this pace you’ll drive 45,000 miles, 9,000 over your plan: $1,350 to $2,250 at the end. Keep to 875 a month, and you’ll owe nothing for miles.',
  ],
  [
    { odometer: 10_012 },
    'At this pace you’ll drive 30,000 miles, 6,000 under your plan. Unused miles usually earn nothing.',
  ],
  [{ odometer: 12_012 }, 'At this pace you’ll drive 36,000 miles, exactly your plan.'],
  [
    { odometer: 37_012, monthsSoFar: 30 },
    'At this pace you’ll drive 44,400 miles, 8,400 over your plan: $1,260 to $2,100 at the end. You’re already 1,000 miles past it.',
  ],
  [
    { odometer: 37_012, monthsSoFar: 36 },
    'You drove 37,000 miles, 1,000 over your plan: $150 to $250 at the end.',
  ],
  [
    { chargePerExtraMile: 20 },
    'At this pace you’ll drive 45,000 miles, 9,000 over your plan: $1,800 at the end. Keep to 875 a month, and you’ll owe nothing for miles.',
  ],
])('says where the miles lead, and what they cost: %j', (change, sentence) => {
  expect(mileageSentence(check(change))).toBe(sentence);
});

it('the mileage check shows the numbers behind its sentence', () => {
  expect(mileageLines(check())).toEqual([
    ['Driven so far', '15,000'],
    ['Still to come, at 1,250 a month', '30,000'],
    ['At the end', '45,000'],
    ['Your plan', '36,000'],
    ['Over the plan', '9,000'],
    ['Charge at the end', '$1,350 to $2,250'],
  ]);
});

it('the pace to avoid the charge is in whole miles, rounded down; there is none once too many are driven', () => {
  // 20,990 miles in 24 months.
  expect(check({ odometer: 15_022 }).paceToAvoid).toBe(874);
  expect(check({ odometer: 36_012 }).paceToAvoid).toBe(0);
  expect(check({ odometer: 36_013 }).paceToAvoid).toBeNull();
});

it.each([
  [{ odometer: 11 }, 'odometer'],
  [{ monthsSoFar: 37 }, 'monthsSoFar'],
  [{ odometer: 12, monthsSoFar: 36 }, undefined],
])('values that don’t fit together are named: %j', (change, field) => {
  const values = { ...inputs, scheduledEnd: null, residence: 'nj', ...change } as const;
  expect(mileageCheckTool.problem?.(values)?.field).toBe(field);
});
