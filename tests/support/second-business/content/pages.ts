export const pages = {
  inventory: {
    emptyText: 'Not here today. Somebody somewhere has one, and we’ll ask.',
    errorText: 'The computer is asleep, Ann is not.',
    brandsHeading: 'All badges of {year}',
  },
  brand: {
    inventoryLink: '{brand} cars we know of',
    otherModels: {
      heading: '{brand} makes more than that',
      text: 'Also {models}.',
      buttonLabel: 'Some other {brand}',
    },
    lineup: '{brand} in {year}: {models}.',
    thanks: { heading: 'Got it.', text: 'One of us rings you tonight.' },
    allBrandsHeading: 'Every badge',
  },
  apply: { text: 'Name a car, then your number.', pickerHeading: 'Which one?' },
  creditApp: {
    text: 'On paper, as in the old days.',
    secure: { heading: 'Locked', text: 'Never shown here.' },
    paper: {
      heading: 'Or on paper',
      text: 'Print it and send it to {email}.',
      note: 'Never shown here, either.',
    },
    withoutOnlineForm: {
      phoneHeading: 'Read it to us',
      phoneText: '{phone}, any day but Monday.',
      paperHeading: 'Write it down',
      paperNote: 'Two sheets, and no number that a thief could use.',
    },
    terms:
      'Applicants are 18 or older. Approval is up to the lender: you are not guaranteed approval. What you pay us for it is non-refundable. Give us your number and we may text: reply STOP to opt out, HELP for help; message and data rates may apply. [Read all of it](/terms-of-service).',
    thanks: {
      heading: 'We have it.',
      stepsHeading: 'And then',
      steps: ['Ann reads it.', 'Ann rings you.'],
      question: 'Forgot a line? {phone}.',
    },
  },
  blog: { text: 'Long answers to short questions.', feedLink: 'Get them all' },
  guide: {
    quote: { heading: 'And in your case?', text: 'Three choices, and we do the sums.' },
    relatedHeading: 'Read these next',
  },
  faq: {
    text: 'Asked at the desk. Ask more: {phone} or {email}.',
    glossary: { heading: 'Lease words', text: 'All {count} of them.' },
    closing: { heading: 'Anything else?', text: 'Ann knows.' },
  },
  testimonials: {
    heading: 'Forty-one years of happy customers',
    closing: { heading: 'Be the next one', text: 'It starts with a phone call.' },
  },
  legal: { question: 'Too small to read? {phone}, {email}.' },
  footer: { text: 'Three generations of {name} in {city}, {state}, by appointment or not.' },
  shareImages: {
    site: { heading: 'Leases from three generations', text: 'Any car, one desk, and Ann.' },
    inventory: { heading: 'The cars of {year}', text: 'As many as we know of' },
    brand: { heading: '{brand}, {year}', text: 'Ask us about one' },
  },
};
