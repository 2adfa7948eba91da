/**
 * The texts of the pages that have no file of their own. {name}, {shortName}, {city}, {state}, {creditFee} and {oldCar} are those of
 * business.ts, {year} is the model year; {brand}, {phone} and the like are filled in by the page where they're used below.
 */
export const pageTexts = {
  /** What more than one page shows. */
  shared: {
    /** Stands below the cars of the inventory and of every brand page. */
    priceNote: 'These are cars we can find, not cars on a lot. Your price depends on your address, miles, and credit, so call or write, and we’ll work it out.',
    /** The text in its place while nobody answers. */
    closedPriceNote:
      'These are cars we can find, not cars on a lot. Your price depends on your address, miles, and credit, so apply, and say how to reach you.',
    /** Stands with the cards of the inventory and of the brand pages. */
    drawings: 'The drawings show the body style, not the exact car.',
    /** Stands above the reviews of a page while all of them are samples, and above the Instagram posts while all of those are. */
    samples: 'Samples for now: our customers’ own photos and words come in their place.',
    /**
     * The heading above `howWeArePaid` of business.ts, and what stands below it while business.ts has neither a registration nor a
     * license number.
     */
    payment: {
      heading: 'How we get paid',
      withoutLicense: 'Ask us for our registration and license numbers before you sign anything.', // placeholder
    },
    /**
     * Links below the form of the home page, on the contact page, and at the end of the list of guides: to the tools for a dealer's
     * offer and for a lease that ends, and to the question about credit. Delete one for none.
     */
    otherConcerns: {
      offerCheck: {
        label: 'Have a dealer’s offer? Check it',
        href: '/blog/hidden-costs-car-leasing-nyc-nj#lease-calculator',
      },
      leaseEnd: {
        label: 'Lease ending? Check your miles',
        href: '/blog/mileage-limits-car-leasing-nyc-nj#mileage-check',
      },
      credit: {
        label: 'Worried about your credit? Ask first',
        href: '/blog/credit-score-car-leasing-nyc-nj#can-i-lease-with-a-600-score',
      },
    },
    /** The link to the valuation of a car, on the home page and after a form has been sent. */
    tradeInButton: 'Value Your Trade-In',
  },
  inventory: {
    heading: '{year} Lease Inventory',
    text: 'Discover our collection of {year} model vehicles available for lease from premium automotive brands.',
    /** Shown when no vehicle matches. */
    emptyText:
      'We find leases for any make and model, even if it’s not listed here. Tell us what you’re looking for.',
    /** Stands below the cars. */
    otherCars: { heading: 'Don’t see it?', text: 'We find any make and model.' },
    /** Shown when the list can't be read. */
    errorText: 'The cars are still here. Try again, or tell us which one you’re looking for.',
    brandsHeading: '{year} models by brand',
  },
  brand: {
    heading: '{brand} Models',
    /** {count} becomes "5 models". */
    available: '{year} {brand} Models Available: {count}',
    /** Stands below the heading: who you are, for people who come from an ad. */
    intro:
      'We’re a family-run leasing broker in {city}, {state}, not a dealer. We find your {brand} lease, and bring the car to you.',
    inventoryLink: 'See {brand} in our inventory',
    /** Stands below the cards, above `priceNote`. */
    priceHeading: 'How you get a price',
    /** Stands below the cards. */
    delivery: {
      heading: 'What home delivery means',
      text: 'We bring the car to your street or driveway in New York City or New Jersey, with the papers. We stay until you know where everything is. {oldCar} New Jersey gives you one business day to review the contract before you sign it, so ask us for it before we bring the car.',
    },
    /** Stands after the cards; {models} are the brand's models without a card. */
    otherModels: {
      heading: 'Another {brand} in mind?',
      text: 'We also find leases for {models}.',
      button: 'Choose your {brand}',
    },
    /** Shown in place of the cards, for a brand that has none. */
    noModels: {
      heading: 'No current {year} inventory for {brand}',
      text: "Call us or Apply Now and we'll notify you when it's available.",
      /** Shown while the inventory can't be read: the page can't know whether it has some, and has the link `inventoryLink`. */
      unavailable: {
        heading: 'Looking for {brand}?',
        text: 'Call us or Apply Now, and we’ll tell you what’s available.',
      },
      lineup: '{brand} models we can look for: {models}.',
    },
    /** Shown after the form has been sent. */
    confirmation: {
      heading: 'Thanks! We’ve got your request.',
      text: 'Our leasing specialists will get back to you with real numbers, by phone or in writing.',
    },
    /** Shown on the page for a brand that doesn't exist. */
    allBrandsHeading: 'All brands',
  },
  forms: {
    /** Stands above the forms of the apply page and of the brand pages: change it if they do lead to a credit check. */
    noObligation: 'No credit check, and no obligation to lease.',
    /**
     * The line below it while somebody answers, on the contact page as well: {when} becomes "today until 8 PM", or
     * "Mon-Fri 8 AM-8 PM" until the time is known.
     */
    whenOpen: 'We’re here {when}.',
    /** The line in its place while nobody answers: {when} becomes "Monday from 8 AM". */
    whenClosed: 'We’ll answer {when}.',
    /** Stands above every form: beside it are the ways to write, with the car filled in. */
    writeInstead: 'Rather in writing?',
    /** A made-up lease, to show what a quote of yours has; other pages link to it as `link`. */
    sampleQuote: {
      link: 'What a quote looks like',
      heading: 'A sample of your written quote',
      text: 'Your written quote has every number of the lease on one page, so that you can compare it line by line. This car is made up, and so is its price: ask us for the price of a real one.',
    },
    /** Shown after any form has been sent. */
    confirmation: {
      /** Shown on the apply page only. */
      response: 'We typically respond within 24 hours during business days.',
      /** {when} becomes "today until 8 PM" or "Monday from 8 AM". */
      hours: 'We’re at our desks {when}.',
      stepsHeading: 'What happens next',
      question: 'Need to add or fix something, or can’t wait? Call {phone}, or write to {email}.',
      /** The text in its place while nobody answers. */
      closedQuestion:
        'Need to add or fix something? Email {email}, or call {phone} during business hours.',
    },
    /** Stands above every form of the provider: a line that opens to the rest, which may contain links. */
    consent: 'If you send a phone number, you agree to texts',
    textMessages:
      'By submitting a form with a phone number, you consent to text messages from {name} about your request. Message frequency varies; message and data rates may apply. You can reply STOP to opt out, HELP for help. Consent isn’t a condition of leasing. See the [Terms of Service](/terms-of-service#text-messages) and the [Privacy Policy](/privacy-policy#text-messages).',
  },
  apply: {
    heading: 'Apply for Your Lease',
    /** Shown until a car is chosen. */
    text: 'We’re an independent broker for New York City and New Jersey. Pick a car, then tell us how to reach you.',
    pickerHeading: 'Choose your car',
    /** Stands below the choice of a car. */
    carKind: {
      heading: 'Not sure yet?',
      text: 'Tell us what the car has to do, and we’ll suggest cars that fit.',
    },
    /**
     * The texts for a visitor who doesn't apply for a car: one who asks which car fits, or about an offer. `subject` stands before
     * what is asked, in the title of the page, and in the subject of an email; `steps` after the form has been sent.
     */
    question: {
      subject: 'A question',
      steps: [
        'A person reads what you told us. Nobody checks your credit for that.',
        'You get our answer by phone or in writing, as you prefer, with every fee and the tax in its numbers.',
        'You decide. If you want a car, we look for it.',
      ],
    },
    /** Shown after the form has been sent, where the miles are those that a car starts with: nobody need have chosen them. */
    otherMiles: 'Tell us if you drive more or less.',
    /** Shown after the form has been sent. */
    confirmation: {
      heading: 'Application Submitted!',
      text: 'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
      /** Shown on the brand pages as well. */
      steps: [
        'We ask several sellers about your car, and put their numbers side by side.',
        'You get a quote with every fee and the tax in it, by phone or in writing, as you prefer. It depends on your credit.',
        'You decide. If you say yes, we bring the car and the papers to your door.',
      ],
      guide: {
        label: 'Read the whole way, step by step',
        href: '/blog/step-by-step-guide-leasing-nyc-nj-2025',
      },
    },
  },
  creditApp: {
    heading: 'Credit Application',
    text: 'One application for the leasing companies that fit your car. Sending it to us isn’t a credit check: a leasing company may run one, which can cost a few points, and we ask you before each. Not sure your score is enough? [Ask first](/blog/credit-score-car-leasing-nyc-nj#can-i-lease-with-a-600-score).',
    secure: {
      heading: 'Secure submission',
      text: 'What you type goes encrypted to our form provider. This page doesn’t read it or keep it.',
    },
    paper: {
      heading: 'Prefer paper?',
      text: 'Download the form, fill it in on your screen or by hand, and email it to {email}. Email isn’t encrypted from end to end: if that worries you, use the form above, or bring us the paper.',
      note: 'It’s two pages, and it doesn’t ask for your Social Security number. We’ll ask for that by phone or through the secure form.',
    },
    /** Stands above the form, and may contain links: [text](/path). */
    terms:
      'You must be 18 or older to apply. Applications are not guaranteed approval. {creditFee} In New York, an automobile broker can’t take any fee before it has done its work. Details are in the [Terms of Service](/terms-of-service) and the [Refund and Cancellation Policy](/refund-cancellation-policy); who receives what you type, your Social Security number included, is in the [Privacy Policy](/privacy-policy#who-receives-it).',
    /** Shown after the form has been sent. */
    confirmation: {
      heading: 'Thank you! We’ve got your credit application.',
      text: 'We read every application ourselves before it goes anywhere.',
      steps: [
        'We call or write to you about your application, and about the car.',
        'We ask you before we send it to a seller or a leasing company. The credit decision is theirs, and approval isn’t guaranteed.',
        'You get the terms in writing, and you decide. You can back out any time before you sign a lease.',
      ],
      guide: { label: 'What your score changes', href: '/blog/credit-score-car-leasing-nyc-nj' },
    },
  },
  blog: {
    heading: 'Car Leasing Blog',
    text: 'What a lease costs on each side of the Hudson, what the paperwork really says, and when you shouldn’t lease at all.',
  },
  guide: {
    /** Stands below the title, beside the person who answers. A guide with a tool has a link to it instead. */
    ask: 'Questions? Ask us',
    /** Ends every guide. */
    quote: {
      heading: 'Want real numbers for your car?',
      text: 'Tell us the make, the model, and your yearly miles.',
    },
    relatedHeading: 'Related guides',
  },
  faq: {
    heading: 'FAQs',
    text: 'Questions we hear every week, answered the way we’d answer them on the phone. Don’t see yours? Call {phone}, or email {email}.',
    /** The text in its place while nobody answers. */
    closedText:
      'Questions we hear every week, and our answers. Don’t see yours? Email {email}.',
    closing: {
      heading: 'Still have a question?',
      text: 'Ask away. It’s free.',
    },
  },
  testimonials: {
    heading: 'Happy customers, one driveway at a time',
    /**
     * Stands above the Instagram posts. Until they are there, `drawings` stands below it, or `samples` of `shared` while all posts
     * are samples. The profiles are below.
     */
    text: 'Real photos straight from our Instagram feed',
    drawings: 'Until Instagram shows them, these are drawings.',
    closing: {
      heading: 'Your street could be next',
      text: 'Tell us which car you’ve got in mind, and we’ll start looking.',
    },
  },
  /** Ends the privacy policy, the terms, and the refund policy. */
  legal: {
    question: 'Something not clear? Ask a real person: {phone} or {email}.',
  },
  footer: {
    text: 'From {city}, we find leases on any make and model for drivers in New York City and New Jersey.',
  },
};
