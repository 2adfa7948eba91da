/**
 * What search engines and shared links show of each page: a title of at most 65 characters, after which the name of the
 * business follows where there's room, and a description of 50 to 165. Guides and legal texts have theirs at the top of
 * their own files. {name}, {shortName}, {city} and {state} are those of business.ts, {year} is the model year.
 */
export const seoTexts = {
  home: {
    title: 'Car Leasing in NYC and New Jersey',
    description:
      'An independent broker that finds your lease for any make and model, explains every number, and delivers the car to your door in New York City or New Jersey.',
  },
  inventory: {
    title: '{year} Lease Inventory',
    description:
      'Browse {year} model vehicles available for lease in New York City and New Jersey. Filter by make and model, call for pricing, or apply online in minutes.',
  },
  /** Every page of a brand: {brand} is its name, {models} are the first three of its models. */
  brand: {
    title: '{year} {brand} Lease Models',
    description:
      'Lease a {year} {brand} in New York City or New Jersey: {models}. Call for pricing or apply online in minutes.',
    withoutModels:
      "Lease a {year} {brand} in New York City or New Jersey. Call us or apply online, and we'll let you know when the model you want is available.",
  },
  apply: {
    title: 'Apply for Your Lease',
    description:
      'Start your lease application for any make and model: pick the car and your yearly miles, then fill in one form. No credit check, no obligation.',
  },
  creditApp: {
    title: 'Credit Application',
    description:
      'Fill in your credit application for a car lease on a secure form, or download the paper form and email it to us. See what happens next before you send it.',
  },
  about: {
    title: 'About',
    description:
      'A family business in {city} that has helped drivers in New York City and New Jersey lease their cars for more than 15 years.', // placeholder: a family business, 15 years
  },
  blog: {
    title: 'Car Leasing Blog',
    description:
      'Plain-English guides to leasing a car in New York City and New Jersey: taxes, fees, credit, mileage, insurance, electric cars, and your rights.',
  },
  faq: {
    title: 'FAQs',
    description:
      'What we cost, credit checks, fees, extra miles, returning the car: straight answers about leasing in New York City and New Jersey.',
  },
  contact: {
    title: 'Contact',
    description:
      'Call, write, or visit {name} in {city}, {state}: phone, email, business hours, and how to find the office.',
  },
  testimonials: {
    title: 'Happy Customers',
    description:
      'Photos from our Instagram feed: drivers in New York City and New Jersey on the day the car we found shows up at their curb or driveway.',
    withoutInstagram:
      'What drivers in New York City and New Jersey say about us, and the cars we found for them and brought to their door.',
  },
  /** The business in one sentence, for search engines only. */
  business: 'Independent auto broker: car leasing for any make and model, with home delivery.',
};
