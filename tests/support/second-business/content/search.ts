export const search = {
  home: {
    title: 'Cars for the Whole Clan',
    description:
      'Three generations find your next lease, seven days a month of Sundays, and drive it to your porch.',
  },
  inventory: {
    title: 'Every {year} Car We Know Of',
    description:
      'Pick a make, pick a model, and ring {shortName}: somebody in {city}, {state} has the price.',
  },
  brand: {
    title: '{brand} {year}: What You Can Have',
    description: 'From {models} on up: whatever {brand} builds, {shortName} asks around for it.',
    withoutModels:
      'Nothing from {brand} stands around today, so tell {shortName} what you wish for and wait a bit.',
  },
  apply: {
    title: 'Put Your Name Down',
    description: 'Name a car, name your miles, leave your number. {name} does the rest, weekends too.',
  },
  creditApp: {
    title: 'Your Credit, on Paper',
    description:
      'Never shown, since {shortName} takes no credit applications online, only on paper or by phone.',
    withoutOnlineForm: 'Print it, fill it in, and mail it to {shortName}, or read it to Ann over the phone.',
  },
  about: {
    title: 'Who We Are',
    description:
      'Three generations of one family find leases for drivers in the Garden State and over the bridge.',
  },
  blog: {
    title: 'Things Grandpa Told Us',
    description: 'Long answers to short questions, written at the kitchen table and checked by Ann Bergen.',
    feed: 'Every new long answer, as soon as Ann has found no more mistakes in it.',
  },
  faq: {
    title: 'You Ask, We Answer',
    description:
      'What people on the phone wish to know before they come by, and what we tell every one of them.',
  },
  contact: {
    title: 'Find Us',
    description: 'Where {name} sits in {city}, when the door is open, and who picks up on a Sunday.',
  },
  testimonials: {
    title: 'What People Say',
    description: 'Never shown either, because nobody in this family has ever opened an Instagram account.',
    withoutInstagram:
      'A few of the letters that hang on the wall behind the desk, with the names their writers allowed.',
  },
  business: 'Three generations who look for leases, and nothing else, in one office.',
};
