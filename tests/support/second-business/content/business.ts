/** Another business, open on Sundays, inland, and without anything that is optional. */
export const business = {
  name: "Bergen & Sons' Auto Leasing",
  shortName: 'Bergen & Sons',
  phone: '(908) 555-0177',
  email: 'drive+lease@bergen-sons.example',
  siteUrl: 'https://bergen-sons.example',
  address: {
    street: '40 Maple Street, Suite 2B',
    city: 'Summit',
    state: 'NJ',
    zip: '07901',
  },
  hours: [
    { days: ['Tue', 'Wed', 'Thu', 'Fri'], label: 'Tue-Fri', opens: '09:30', closes: '19:00' },
    { days: ['Sat', 'Sun'], label: 'Weekends', opens: '11:00', closes: '16:30' },
  ],
  howWeArePaid:
    "You pay us a flat fee, agreed in writing before we start. We don't take commissions from dealerships or lenders.",
  links: {},
  leadForms: {
    apply: 'qW3eR5tY7uI9oP1a',
    vehicle: 'x_Y-9',
  },
  guideAuthor: 'Łukasz Bergen, grandson',
  guideReviewer: 'Ann Bergen',
  brokerDisclosure: 'Licensed automobile broker, no. 12345.',
};
