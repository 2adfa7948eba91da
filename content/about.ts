type AboutContent = {
  heading: string;
  missionHeading: string;
  mission: readonly string[];
  /** Above `howWeArePaid` of business.ts. */
  paymentHeading: string;
  valuesHeading: string;
  values: readonly { title: string; text: string }[];
  video: { title: string; text: string; posterAlt: string };
  closing: { heading: string; text: string };
};

export const about = {
  heading: 'A family business by the harbor',
  missionHeading: 'Our mission',
  mission: [
    'We are a family business by the harbor in Atlantic Highlands, and for more than 15 years we have helped drivers in New York City and New Jersey lease their cars. No manufacturer sets our targets. There is no car here that has to be gone by Saturday, so there is no reason to hurry you into one.',
    'First we listen: who rides in the back, where the car sleeps at night, how far you drive in a year. Then we ask around among sellers, for any make and any model, and lay their figures side by side for you, fees included. We work for you rather than for the dealership. If keeping your old car is the wiser choice, you will hear it from us.',
    'When you have decided, the car comes to you, to a curb in Queens or a driveway in Red Bank. Afterward we are still one phone call away, right up to the morning you hand back the keys.',
  ],
  paymentHeading: 'How we get paid',
  valuesHeading: 'What we hold on to',
  values: [
    {
      title: 'Family First',
      text: "We ask who rides with you before we talk about cars: the car seats, a grandfather's knees, the dog. A lease has to suit the whole household.",
    },
    {
      title: 'Personal Touch',
      text: 'The person who takes your first call stays with you until the car is in your driveway. You tell your story once and never need a case number.',
    },
    {
      title: 'Transparency',
      text: 'You see price, fees, tax, mileage and the cost of handing the car back before you sign. Where a line is unclear, we stop and explain it.',
    },
  ],
  video: {
    title: 'Meet the family behind your lease',
    text: 'Before you hand anybody your phone number, see who picks up when you call.',
    posterAlt: 'Opening picture of our introduction video: a car on the road beside the harbor',
  },
  closing: {
    heading: 'Tell us what you would like to drive',
    text: 'Pick a car and the miles you drive in a year, or tell us your story first. We answer within 24 hours on business days.',
  },
} as const satisfies AboutContent;
