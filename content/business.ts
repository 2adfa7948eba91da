/**
 * The facts of the business, which are written here and nowhere else. `npm run content:check` lists the values that are
 * still placeholders: when you replace one, remove the `// placeholder` on its line. `modelYear` and `inventoryTable` are in
 * model-year.ts, because browsers load that file whole.
 */
export const business = {
  name: 'Harborline Auto Leasing', // placeholder
  shortName: 'Harborline', // placeholder
  /** Who a customer's contract is with, as it is registered, such as 'Jersey Auto Leasing LLC': in the footer when filled in. */
  legalName: '', // placeholder
  /**
   * A square picture of public/, SVG or PNG, that stands on light and on dark: in the header and the footer, as the icon of
   * the site, on the pictures of shared links, and in search.
   */
  logo: '/logo.svg', // placeholder
  /** Written as (201) 555-0123. */
  phone: '(732) 555-0142',
  email: 'hello@harborline.example',
  /** Production URL of the site, without a trailing slash. */
  siteUrl: 'https://www.harborline.example',
  address: {
    street: '1184 NJ-36', // placeholder
    city: 'Atlantic Highlands', // placeholder
    state: 'NJ',
    zip: '07716', // placeholder
  },
  /** The cities and states that you lease cars in, as search engines read it. */
  areaServed: ['New York City', 'New Jersey'],
  /**
   * Opening hours, Eastern time. The office is closed on a day that is not listed. Two ranges on a day, nights, closures on
   * holidays and a promotion: docs/editing.md.
   */
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '20:00' },
    { days: ['Sat'], opens: '09:00', closes: '18:00' },
  ],
  /** Days on which you're closed. These are the federal holidays: keep those that you keep, and see that next year's are there. */
  closures: [ // placeholder
    { date: '2026-11-11', label: 'Veterans Day' },
    { date: '2026-11-26', label: 'Thanksgiving' },
    { date: '2026-12-25', label: 'Christmas Day' },
    { date: '2027-01-01', label: 'New Year’s Day' },
    { date: '2027-01-18', label: 'Martin Luther King Jr. Day' },
    { date: '2027-02-15', label: 'Presidents’ Day' },
    { date: '2027-05-31', label: 'Memorial Day' },
    { date: '2027-06-19', label: 'Juneteenth' },
    { date: '2027-07-05', label: 'Independence Day, observed' },
    { date: '2027-09-06', label: 'Labor Day' },
    { date: '2027-10-11', label: 'Columbus Day' },
    { date: '2027-11-11', label: 'Veterans Day' },
    { date: '2027-11-25', label: 'Thanksgiving' },
    { date: '2027-12-25', label: 'Christmas Day' },
  ],
  /**
   * What you cost a customer: who pays you for a lease and what the fee depends on, in two to four sentences. On About, the apply
   * page, the page of reviews, and in the first answer of the FAQ.
   */
  howWeArePaid:
    'It costs you nothing to ask us, get a quote, or take our advice. When you sign, the dealership that supplies your car pays us a fee. It depends on the car, not on your payment or your credit. If we ever charge you anything ourselves, you’ll know the amount before you agree to it.', // placeholder
  /**
   * What your credit application costs, in one sentence: {creditFee} in texts. In the policies it stands behind "Credit application
   * fees are non-refundable", and may not contradict it.
   */
  creditFee:
    'We charge nothing for a credit application; where a leasing company does, you pay the company. We tell you the amount first, and it isn’t refunded.', // placeholder
  /** What you do with the car of a lease that ends, in a sentence or two: {oldCar} in texts, and in the guide to miles. */
  oldCar:
    'When you ask us about the new car, ask about the old one, too: we’ll tell you how to return it.', // placeholder
  /**
   * New York's registration number as an automobile broker, which it wants in every contract, and a license of New Jersey:
   * in the footer and on the About page when filled in. Leave '' where you have none.
   */
  newYorkRegistration: '', // placeholder
  newJerseyLicense: '', // placeholder
  /** To leave out a link and everything on the site that belongs to it, delete its line. */
  links: {
    map: 'https://maps.example/?q=1184+NJ-36+Atlantic+Highlands+NJ+07716',
    tradeIn: 'https://trade-in.example/harborline',
    introVideo: 'https://storage.example/videos/introduction.mp4',
    instagram: [
      { handle: '@harborline.leasing', url: 'https://www.instagram.com/harborline.leasing.example/' },
      { handle: '@harborline.deliveries', url: 'https://www.instagram.com/harborline.deliveries.example/' },
      { handle: '@harborline.family', url: 'https://www.instagram.com/harborline.family.example/' },
    ],
  },
  /** Ids of the hosted forms, from the lead-form provider. `dialog` is the form on the brand pages. */
  leadForms: {
    apply: 'sandbox-apply',
    credit: 'sandbox-credit',
    dialog: 'sandbox-dialog',
  },
  /**
   * Up to three people who answer visitors. The first one's face is on nearly every page; the others are on the home page, on
   * About, on the page of reviews, beside the forms, and on their confirmations. Ask for their permission. `name` is a first name,
   * `text` one sentence in their words. Without a `photo` (docs/editing.md#people) a drawing stands in its place. Someone with a
   * direct line has phone: '(201) 555-0123', too.
   */
  people: [
    {
      name: 'Who you’ll talk to', // placeholder: a heading until you name somebody
      role: 'A family business in Atlantic Highlands, NJ', // placeholder
      text: 'I answer the calls and the emails, and I stay with you until the car’s in your driveway.', // placeholder
      photo: '', // placeholder: a drawn portrait until there is a photo
    },
  ],
  /**
   * A broker disclosure for the footer; shown only when it is not empty. New York wants brokers to say in advertising that they
   * aren't affiliated with a dealer or a manufacturer (laws of 2025, chapter 19): have a lawyer confirm the words.
   */
  brokerDisclosure: 'An independent auto broker, not affiliated with any dealer or carmaker.',
  /**
   * What Google measures beside the conversions of advertisements, once its tag is set: visits (Google Analytics), and who
   * sees your advertisements again (remarketing). For `adClickDays` days a browser remembers the advertisement that brought a
   * visitor, so that a form sent on a later visit names it. The privacy policy follows. Other companies' tags: docs/measuring.md.
   */
  measuring: { googleAnalytics: false, remarketing: false, adClickDays: 30 },
};
