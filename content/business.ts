/**
 * The facts of the business, which are written here and nowhere else. `npm run content:check` lists the values that are
 * still examples: when you replace one, remove the `// placeholder` on its line. `modelYear` and `inventoryTable` are in
 * model-year.ts: browsers get them, and nothing else of this file.
 */
export const business = {
  name: 'Harborline Auto Leasing', // placeholder
  shortName: 'Harborline', // placeholder
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
  /**
   * Opening hours, Eastern time. The office is closed on a day that is not listed. Two ranges on a day, nights, closures on
   * holidays, a promotion, and a second phone line: docs/editing.md.
   */
  hours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '08:00', closes: '20:00' },
    { days: ['Sat'], opens: '09:00', closes: '18:00' },
  ],
  /**
   * What you cost a customer: who pays you for a lease and what the fee depends on, in two to four sentences. On the About page,
   * beside the quote form, on brand pages, and in the first answer of the FAQ.
   */
  howWeArePaid:
    'It costs you nothing to ask us, get a quote, or take our advice. When you sign, the dealership that supplies your car pays us a fee. It depends on the car, not on your payment or your credit. If we ever charge you anything ourselves, you’ll know the amount before you agree to it.', // placeholder
  /** What your credit application costs, or that it costs nothing: {creditFee} in texts, where they say that fees are non-refundable. */
  creditFee: 'We don’t charge a fee for a credit application.', // placeholder
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
  /** Ids of the hosted forms, from the lead-form provider. Without `credit` there is only the paper form. */
  leadForms: {
    apply: 'sandbox-apply',
    credit: 'sandbox-credit',
    vehicle: 'sandbox-vehicle',
  },
  /**
   * Up to three people who answer visitors, beside every form; `photo` and `phone`, a direct line, may be left out:
   * { name: 'Jane Doe', role: 'Finds your car and explains the lease', photo: 'jane.jpg', phone: '(201) 555-0123' }
   */
  people: [],
  /** Who writes and who checks the guides, such as 'Jane Doe, founder'; shown only when not empty. A guide may name others. */
  guideAuthor: '',
  guideReviewer: '',
  /**
   * A broker disclosure for the footer; shown only when it is not empty. New York wants brokers to say in advertising that they
   * aren't affiliated with a dealer or a manufacturer (laws of 2025, chapter 19): have a lawyer confirm the words.
   */
  brokerDisclosure: 'An independent auto broker, not affiliated with any dealer or carmaker.',
  /**
   * What Google measures beside the conversions of advertisements, once its tag is set: visits (analytics), and who sees your
   * advertisements again (remarketing). For `adClickDays` days a browser remembers the advertisement that brought a visitor,
   * so that a form sent on a later visit names it. The privacy policy follows. Other companies' tags: docs/measuring.md.
   */
  measuring: { analytics: false, remarketing: false, adClickDays: 30 },
};
