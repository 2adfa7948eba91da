/**
 * {name}, {shortName}, {city} and {state} are those of business.ts, {year} is the model year. A photo
 * can replace the drawing: photo: { file: 'team.jpg', alt: 'What it shows' }, with the file in public/photos.
 */
export const about = {
  heading: 'A family business by the harbor', // placeholder
  missionHeading: 'Our mission',
  mission: [
    "For more than 15 years, we’ve helped drivers in New York City and New Jersey lease their cars, from an office in {city}. No carmaker sets our targets. No car here has to be gone by Saturday, so nobody’s going to rush you into one.", // placeholder: 15 years
    "First, we listen: who rides in back, where you park at night, how far you drive in a year. Then we call around, for any make and any model, and put the sellers’ numbers side by side for you, fees included. We work for you, not for the dealership. If you’re better off keeping your old car, we’ll say so.",
    "Once you’ve decided, the car comes to you, whether that’s a curb in Queens or a driveway in Red Bank. After that, we’re still one call or email away, right up to the morning you turn in the keys.",
  ],
  valuesHeading: 'What we stand for',
  /** `icon` is one of lib/content/icons.ts; a check mark without it. */
  values: [
    {
      icon: 'armchair',
      title: 'Family First',
      text: "We ask who’s riding with you before we talk about cars: the car seats, Grandpa’s knees, the dog. A lease has to work for the whole household.",
    },
    {
      icon: 'messages',
      title: 'Personal Touch',
      text: "The person who answers you first stays with you until the car’s in your driveway. You tell your story once, and you’ll never need a case number.",
    },
    {
      icon: 'receipt',
      title: 'Transparency',
      text: "Before you sign, you’ll see the price, the fees, the tax, the mileage, and what it costs to return the car. If a line isn’t clear, we stop and explain it.",
    },
  ],
  video: {
    title: 'Meet the family behind your lease',
    text: 'Before you give anyone your phone number, see who answers.',
    posterAlt: 'The first frame of our introduction video: a broker in a green jacket by the harbor', // placeholder
  },
  closing: {
    heading: "Tell us what you’d like to drive",
    text: 'Pick a car and your yearly miles, or just tell us your story first.',
    button: 'Get Your Quote Today',
    secondButton: 'Start Your Lease Journey',
  },
};
