/** {name}, {shortName}, {city} and {state} are those of business.ts, {year} is the model year. */
export const home = {
  /**
   * `area` stands above the headline and on the picture of shared links. A photo takes the place of
   * the drawing, here and in the contact part: photo: { file: 'team.jpg', alt: 'What it shows' },
   * with the file in public/photos (docs/editing.md#photos).
   */
  hero: {
    area: 'New York City and New Jersey',
    headline: 'Car leasing that treats you like family',
    subline:
      'We’re an independent broker. Any make, any model: we find the lease, explain every number, and bring the car to your door.',
    button: 'Start Your Lease Today!',
    secondButton: 'Reserve Your Ride',
  },
  featuresHeading: 'A broker on your side of the table',
  /** `icon` is one of lib/content/icons.ts; a check mark without it. */
  features: [
    {
      icon: 'handshake',
      title: 'We Work For You',
      text: "No quotas, no lot to clear. If a car isn’t right for you, or leasing isn’t, we’ll say so.",
    },
    {
      icon: 'messages',
      title: 'Personal & Stress-Free',
      text: 'Call back, and we remember your commute, your car seats, and your color.',
    },
    {
      icon: 'percent',
      title: 'Better Pricing',
      text: 'Several sellers’ quotes for one car, side by side, fees and tax included.',
    },
    {
      icon: 'house',
      title: 'Home Delivery',
      text: 'To your street in Brooklyn or your driveway in Freehold, and we show you around it.',
    },
  ],
  quote: {
    heading: 'Get Your Personal Quote',
    text: "Pick a make, a model, and the miles you drive in a year. We’ll take it from there.",
    /** The texts may contain links: [text](/path). */
    steps: [
      {
        title: 'Choose the car',
        text: 'Any make, any model, and [the miles you really drive](/blog/mileage-limits-car-leasing-nyc-nj).',
      },
      {
        title: 'Tell us how to reach you',
        text: "One form. It doesn’t oblige you to lease, and it doesn’t touch [your credit](/blog/credit-score-car-leasing-nyc-nj).",
      },
      {
        title: 'You get your numbers',
        // Also how long it takes: the FAQ has no question about it.
        text: 'Fees and tax included. We typically respond within 24 hours during business days. If a dealer nearby has your car, [only the paperwork](/blog/step-by-step-guide-leasing-nyc-nj-2025) takes time: credit approval, insurance, and the contract.',
      },
    ],
  },
  tradeIn: {
    heading: 'Trade/Sell Your Car',
    text: "Find out what your car’s worth before you pick the next one. Answer a few questions on the valuation page, which opens in a new tab, and bring us the number.",
  },
  guidesHeading: 'Know the numbers before you sign',
  guidesButton: 'View All Blog Posts',
  reviewsHeading: 'What our customers say',
  /** The link below the reviews, to the Instagram posts. */
  reviewsLink: 'See our customers and their cars',
  /**
   * The label of a rating says where it was given: "Average Rating on Google". `proof` is the page
   * that shows the figure, such as your profile at the bureau: the label becomes a link.
   */
  stats: [
    { value: '100+', label: 'Happy Customers' }, // placeholder
    {
      value: '5.0', // placeholder
      label: 'Average Rating',
      proof: '', // placeholder: the page with the reviews
    },
    {
      value: 'A+', // placeholder
      label: 'Business Bureau Rating',
      proof: '', // placeholder: your profile at the bureau
    },
    { value: '15+', label: 'Years Experience' }, // placeholder
  ],
  contact: {
    heading: 'Talk it over with us',
    text: "Tell us what you drive and what you’d like to drive next.",
  },
};
