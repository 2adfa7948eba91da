/**
 * What is due at the end of a lease, for the visitor's own calendar. The guides print the same dates.
 *
 * - appliesIn: "ny", "nj" or "both".
 * - daysBefore: [40, 20] means from 40 to 20 days before the scheduled end.
 */
export const leaseEnd = [
  {
    id: 'decide',
    appliesIn: 'both',
    daysBefore: [90, 90],
    title: 'Decide: return, buy, or lease again',
    statement:
      'Get the leasing company’s wear guide and the price to buy the car by email, and have dents and wheels priced at a body shop.',
    source: 'Our advice',
  },
  {
    id: 'ny-wear-notice',
    appliesIn: 'ny',
    daysBefore: [40, 20],
    title: 'The leasing company sends its notice about wear',
    statement:
      'In New York the notice about excess wear must be sent 20–40 days before the scheduled end. Read what it calls excess wear.',
    source: 'N.Y. Personal Property Law 343',
  },
  {
    id: 'ny-appraisal',
    appliesIn: 'ny',
    daysBefore: [20, 0],
    title: 'Your own appraisal, if you expect a dispute',
    statement: 'In New York you may bring a licensed appraisal made no more than 20 days before the end.',
    source: 'N.Y. Personal Property Law 343',
  },
  {
    id: 'nj-inspection',
    appliesIn: 'nj',
    daysBefore: [40, 20],
    title: 'Book the leasing company’s inspection',
    statement: 'Don’t wait for a letter. Ask for the inspection yourself, and for its report.',
    source: 'Our advice',
  },
  {
    id: 'nj-photographs',
    appliesIn: 'nj',
    daysBefore: [20, 0],
    title: 'Photograph every panel',
    statement: 'With the date, before the car goes back.',
    source: 'Our advice',
  },
  {
    id: 'return',
    appliesIn: 'both',
    daysBefore: [0, 0],
    title: 'Scheduled end of the lease',
    statement: 'Bring both keys, fill in the odometer form, and get a signed receipt.',
    source: 'Your contract',
  },
];
