type FaqItem = {
  id: string;
  question: string;
  /** Paragraphs, which may contain Markdown links to pages of this site: [text](/path). */
  answer: readonly string[];
};

/** The first answer also ends with `howWeArePaid` of business.ts. */
export const faq = [
  {
    id: 'what-differs',
    question: 'What makes you different from a dealership?',
    answer: [
      'A dealership leases the brands on its sign, starting with the cars on its own lot. We are an independent broker with no brand to defend. We handle any make and model, so you can hold a Subaru against a Volvo without starting over in a second showroom.',
      'We ask sellers for the figures behind a payment: selling price, residual, money factor, every fee and the tax. Then we go through them with you until they make sense. Our [step-by-step guide](/blog/step-by-step-guide-leasing-nyc-nj-2025) shows the order in which that happens.',
      'We are neither a dealer nor a lender. A seller supplies the car, and a leasing company owns it and makes the credit decision. Our part is to bring you a lease you understand and a car at your door.',
    ],
  },
  {
    id: 'bad-credit',
    question: 'Can I lease a car with bad credit?',
    answer: [
      'Sometimes, and nobody can honestly promise it before a leasing company has looked at your application. Each company draws its own lines. As a rough map, 720+ counts as Excellent, 660–719 as Good, 600–659 as Fair and under 600 as Poor.',
      'In the lower tiers, be ready for a higher rent charge, more money due at signing, proof of income or a request for a co-signer. A less expensive car can also change the answer. Now and then the better advice is to wait a few months and mend the score first. Our guide to [credit scores and leasing](/blog/credit-score-car-leasing-nyc-nj) explains what helps.',
      'Tell us where you stand before you [apply](/apply), so that your application goes where it has a fair chance. Sending one does not guarantee approval, and credit application fees are non-refundable.',
    ],
  },
  {
    id: 'additional-fees',
    question: 'What fees are there besides the monthly payment?',
    answer: [
      "At the start: the leasing company's acquisition fee, the dealer's documentation fee (capped at $175 in New York), title, registration, and sales tax. Both states collect the tax on a consumer lease up front rather than month by month. The rate is 8.875% in New York City and 6.625% in New Jersey. Tax and most fees can be paid at signing or spread over the lease, where they also bear a rent charge.",
      'At the end: usually a disposition fee of $300–$500, plus any extra miles and any damage beyond normal wear. The lease sets the terms for all three, so read them before you sign.',
      "Ask us for a written list, and we will mark which lines are fixed by law, which by the leasing company and which can be negotiated. [The hidden costs guide](/blog/hidden-costs-car-leasing-nyc-nj) takes them one at a time. For your own tax bill, confirm with your state's tax department.",
    ],
  },
  {
    id: 'customizing',
    question: 'Can I customize my lease and the car?',
    answer: [
      'Yes, in three places. You choose the term, normally 24 to 36 months. You choose the yearly mileage, most often 10,000, 12,000 or 15,000 miles. And you choose how much to pay at signing, which lowers the payment but builds no equity.',
      'The car is yours to specify as well: make, model, trim, color and options. A common combination may be standing at a dealer nearby. A rare one may have to be ordered from the factory, and then we tell you how long the seller expects it to take. [Tell us](/contact) which wish comes first, and which ones you could live without.',
      'Changes after delivery are another matter, because the leasing company owns the car. Get its written permission before you tint, wrap or rewire anything, and expect to put the car back as it was before you return it.',
    ],
  },
  {
    id: 'exceeding-mileage',
    question: 'What happens if I drive more miles than my lease allows?',
    answer: [
      'You pay for each extra mile when the lease ends, usually $0.15–$0.25 per mile. Going 3,000 miles over would cost $450–$750. Your lease names the exact rate.',
      'Check the odometer at the halfway point. If you are running ahead, call us or the leasing company then, while there is still time to drive the car less, ask whether miles can be added, or work out whether buying the car at the end makes more sense.',
      'The best time to fix it is before you sign. If you commute from Toms River to Newark, the 10,000-mile plan was never going to fit. [Our mileage guide](/blog/mileage-limits-car-leasing-nyc-nj) helps you work out the right number from the trips you really make.',
    ],
  },
  {
    id: 'returning-the-vehicle',
    question: 'How does returning the vehicle work?',
    answer: [
      "About three months before the end, decide whether you want to return the car, buy it at the price in the lease, or move to another one. If you return it, book the leasing company's inspection early, and bring every key, the manuals and anything else that came with the car. Get a signed receipt with the mileage on it.",
      "Expect a disposition fee of $300–$500, which some leasing companies waive if you lease the same brand again, plus any extra miles and excess wear. In an ordinary closed-end lease you do not pay for a fall in the car's market value.",
      "New York limits an excess-wear charge to the actual repair cost or a licensed appraiser's itemized estimate, and lets you bring a licensed appraisal of your own; confirm the details with the New York Attorney General. [Contact us](/contact) when the notice arrives and we will go through your choices with you.",
    ],
  },
] as const satisfies readonly FaqItem[];
