type HomeContent = {
  hero: { headline: string; subline: string };
  features: readonly { title: string; text: string }[];
  quote: { heading: string; text: string; steps: readonly { title: string; text: string }[] };
  tradeIn: { heading: string; text: string; buttonLabel: string };
  /** `proof`, if there is one, is the page that shows the figure, such as your profile at the bureau: it becomes a link. */
  stats: readonly { value: string; label: string; proof?: string }[];
  contact: { heading: string; text: string };
};

/** Feature titles, headings, the button label and the four figures are fixed by the product (docs/product.md#home-page). */
export const home = {
  hero: {
    headline: 'Car leasing that treats you like family',
    subline:
      'Any make, any model: we find your lease, talk through every number, and bring the car to your door in New York City or New Jersey.',
  },
  features: [
    {
      title: 'We Work For You',
      text: 'No dealership sends us its sales targets, so we can tell you when a car, or a lease, is wrong for you.',
    },
    {
      title: 'Personal & Stress-Free',
      text: 'Call, and the person who answers still knows your commute, your car seats and the color you had in mind.',
    },
    {
      title: 'Better Pricing',
      text: 'We ask several sellers about the same car, then set their quotes side by side, fees and tax included.',
    },
    {
      title: 'Home Delivery',
      text: 'Your car comes to your street in Brooklyn or your driveway in Freehold, and we show you the controls before we leave.',
    },
  ],
  quote: {
    heading: 'Get Your Personal Quote',
    text: 'Pick a make, a model and the miles you drive in a year. We start from there.',
    steps: [
      { title: 'Choose the car', text: 'Any make, any model, and the miles you really drive.' },
      { title: 'Tell us how to reach you', text: 'One form. It commits you to nothing.' },
      { title: 'We call with figures', text: 'Within 24 hours on business days, fees and tax included.' },
    ],
  },
  tradeIn: {
    heading: 'Trade/Sell Your Car',
    text: 'Find out what the car you drive is worth before you choose the next one. Answer a few questions on the valuation page, which opens in a new tab, and bring us the figure.',
    buttonLabel: 'Value Your Trade-In',
  },
  stats: [
    { value: '100+', label: 'Happy Customers' },
    { value: '5.0', label: 'Average Rating' },
    { value: 'A+', label: 'Business Bureau Rating' },
    { value: '15+', label: 'Years Experience' },
  ],
  contact: {
    heading: 'Talk it over with us',
    text: 'Tell us what you drive and what you would like to drive next. We answer messages within 24 hours on business days.',
  },
} as const satisfies HomeContent;
