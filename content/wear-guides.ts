/** The long and the short side of a payment card, in inches. */
export const creditCard = { width: 3.37, height: 2.125 } as const;
/** The diameter of a quarter, in inches. */
export const quarter = 0.955;

/**
 * How much wear the wear guides of three leasing companies allow: docs/facts.md says where each was read.
 *
 * - inches: the size that is still free, for the drawing; `null` where a guide names no size, or its versions differ.
 * - says: the same in words.
 */
export const wearLimits = [
  { damage: 'Dent', company: 'Ford Credit', inches: 4, says: '4 inches, three to a panel' },
  { damage: 'Dent', company: 'Toyota', inches: 3.37, says: 'Credit card' },
  { damage: 'Dent', company: 'U.S. Bank', inches: 2, says: '2 inches' },
  { damage: 'Scratch', company: 'Ford Credit', inches: 4, says: '4 inches, three to a panel' },
  { damage: 'Scratch', company: 'Toyota', inches: 3.37, says: 'Credit card, through the paint' },
  { damage: 'Scratch', company: 'U.S. Bank', inches: 4, says: '4 inches, three to a panel' },
  { damage: 'Scraped wheel', company: 'Ford Credit', inches: 6, says: '6 inches' },
  { damage: 'Scraped wheel', company: 'Toyota', inches: null, says: 'Differs by version' },
  { damage: 'Stain', company: 'Ford Credit', inches: 0.5, says: '½ inch' },
  { damage: 'Stain', company: 'Toyota', inches: 3.37, says: 'Credit card' },
  { damage: 'Burn hole', company: 'Ford Credit', inches: 0.125, says: '⅛ inch, two to a panel' },
  { damage: 'Windshield', company: 'Ford Credit', inches: null, says: 'No chip at all' },
  { damage: 'Windshield', company: 'Toyota', inches: null, says: 'No crack or star' },
];

/** Depths of a tire's tread in 32nds of an inch. */
export const treadDepths = [
  { label: 'New tire', depth: 10 },
  { label: 'Line of many wear guides', depth: 4 },
  { label: 'Worn out', depth: 2 },
] as const;
