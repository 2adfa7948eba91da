export const home = {
  hero: {
    area: 'From Hoboken to Cape May',
    headline: 'Family-run leasing, seven days a month of Sundays',
    subline: 'Any make, any model, and an office that is open when yours is closed.',
  },
  featuresHeading: 'Five reasons from Grandpa',
  features: [
    { title: 'In Your Language', text: 'Hablamos español.' },
    { title: 'We Work For You', text: 'You pay us, so we answer to you.' },
    { title: 'Personal & Stress-Free', text: 'One person from the first call to the keys.' },
    { title: 'Better Pricing', text: 'We ask several dealerships for the same car.' },
    { title: 'Home Delivery', text: 'From Hoboken to Cape May.' },
  ],
  quote: {
    heading: 'Get Your Personal Quote',
    text: 'Three choices, and we start looking.',
    steps: [
      { title: 'Choose', text: 'Any make, any model.' },
      { title: 'Talk', text: 'We call, or you do.' },
    ],
  },
  tradeIn: {
    heading: 'Trade/Sell Your Car',
    text: 'We are glad to help.',
    buttonLabel: 'Value Your Trade-In',
  },
  guidesHeading: 'Read before you sign anything',
  customersHeading: 'Letters on the wall',
  customersLink: 'All the letters',
  stats: [
    { value: '2,450', label: 'Happy Customers', proof: 'https://reviews.example/bergen-sons' },
    { value: '4.8', label: 'Average Rating' },
    { value: '3', label: 'Generations' },
    { value: '41', label: 'Years Experience' },
    { value: '48', label: 'States Delivered To' },
  ],
  contact: { heading: 'Ask us anything', text: 'We answer on Sundays, too.' },
};
