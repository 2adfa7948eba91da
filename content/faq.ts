/**
 * Six questions, with these ids and in this order: pages and guides link to them. The first answer
 * also ends with `howWeArePaid` of business.ts. Answers are paragraphs, which may contain Markdown
 * links: [text](/path), or to an official source: [text](https://…). Rates are written as
 * {njSalesTax}: docs/editing.md#rates.
 */
export const faq = [
  {
    id: 'what-differs',
    question: 'What makes you different from a dealership?',
    answer: [
      "A dealership leases the brands on its sign, starting with the cars on its own lot. We’re an independent broker: we handle any make and model, so you can weigh a Subaru against a Volvo without starting over in a second showroom.",
      'We ask sellers for the numbers behind a payment: the selling price, the residual, the money factor, every fee, and the tax. Then we go through them with you until they make sense. Our [step-by-step guide](/blog/step-by-step-guide-leasing-nyc-nj-2025) shows how it goes, from the first call to the keys. Have a dealer’s offer already? [Check it](/blog/hidden-costs-car-leasing-nyc-nj#lease-calculator).',
      "We’re not a dealer, and we’re not a lender. A dealership supplies the car. A leasing company owns it and decides on credit. We bring you a lease you understand, and the car to your door.",
      "If you live in New York, [state law](https://www.nysenate.gov/legislation/laws/GBS/737) says an automobile broker can’t take any fee before it has done the work in your contract.",
    ],
  },
  {
    id: 'bad-credit',
    question: 'Can I lease a car with bad credit?',
    answer: [
      "Sometimes. Nobody can honestly promise it until a leasing company has looked at your application, and each company draws its own lines. As a rough map, 720+ counts as Excellent, 660–719 as Good, 600–659 as Fair, and under 600 as Poor.",
      "In the lower tiers, expect a higher rent charge, and a request for a refundable security deposit, more proof of income, or a co-signer. A less expensive car can change the answer, too. Sometimes it’s better to wait a few months and work on the score first. Our guide to [credit scores and leasing](/blog/credit-score-car-leasing-nyc-nj) shows you how.",
      "Worried about your credit? [Ask first](/blog/credit-score-car-leasing-nyc-nj#can-i-lease-with-a-600-score) with your rough score. Nobody checks your credit to answer. When you [apply](/apply), we send your application where it has a fair shot. Sending one doesn’t guarantee approval. {creditFee}",
    ],
  },
  {
    id: 'additional-fees',
    question: 'What fees are there besides the monthly payment?',
    answer: [
      "When you sign: the leasing company’s acquisition fee, the dealer’s documentation fee (New York caps it at {nyDocumentationFee}), title, registration, and sales tax. Both states collect the tax on a consumer lease up front, not month by month. It’s {nycSalesTax} in New York City and {njSalesTax} in New Jersey. You can pay the tax and most fees at signing, or spread them over the lease and pay rent charge on them.",
      'When you return the car: usually a disposition fee of {dispositionFee}, plus any extra miles and any damage beyond normal wear. Your lease spells out all three, so read that page before you sign.',
      "Ask us for a written list. We’ll mark which lines the law sets, which ones the leasing company sets, and which ones you can bargain over. [The hidden costs guide](/blog/hidden-costs-car-leasing-nyc-nj) takes them one at a time. For your own tax bill, check with the tax department of [New York](https://www.tax.ny.gov/pdf/publications/sales/pub839.pdf) or [New Jersey](https://www.nj.gov/treasury/taxation/mvleasetrans.shtml).",
    ],
  },
  {
    id: 'customizing',
    question: 'Can I customize my lease and the car?',
    answer: [
      "Yes, in three ways. You pick the term, usually 24 to 36 months. You pick the yearly mileage, most often 10,000, 12,000, or 15,000 miles. And you pick how much to pay at signing. Paying more lowers the payment, but it doesn’t buy you a share of the car.",
      "You pick the car, too: make, model, trim, color, and options. A popular combination may be sitting at a dealer nearby. A rare one may have to be ordered from the factory, and then we’ll tell you how long the seller expects it to take. [Tell us](/contact) your must-haves and what you can skip.",
      "Changes after delivery are a different story, because the leasing company owns the car. Get its written permission before you tint, wrap, or rewire anything, and expect to undo it before you return the car.",
    ],
  },
  {
    id: 'exceeding-mileage',
    question: 'What happens if I drive more miles than my lease allows?',
    answer: [
      'You pay for each extra mile when the lease ends, usually {extraMile} per mile. Going 3,000 miles over would cost {extraMiles3000}. Your lease names the exact rate.',
      "Check the odometer every three months. If you’re running ahead, ask us or the leasing company right away. You’ll still have time to drive the car less, ask if you can add miles, or see if buying the car at the end makes more sense.",
      "The best time to fix it is before you sign. If you commute from Toms River to Newark, the 10,000-mile plan was never going to fit. [Our mileage guide](/blog/mileage-limits-car-leasing-nyc-nj) helps you work out the right number from the trips you really make.",
    ],
  },
  {
    id: 'returning-the-vehicle',
    question: 'How does returning the vehicle work?',
    answer: [
      "About three months before the end, decide: return the car, buy it at the price in the lease, or move on to another one. If you’re returning it, book the leasing company’s inspection early. Bring every key, the manuals, and anything else that came with the car, and get a signed receipt that shows the mileage.",
      "Expect a disposition fee of {dispositionFee} (some leasing companies waive it if you lease the same brand again), plus any extra miles and excess wear. With an ordinary closed-end lease, it’s not your problem if the car is worth less than expected.",
      "In New York, the leasing company can’t charge more for excess wear than the actual repair cost or a licensed appraiser’s itemized estimate, and you can bring a licensed appraisal of your own. Check the details with the [New York Attorney General](https://ag.ny.gov/resources/individuals/car-auto/leasing-arbitration-program). [The mileage check](/blog/mileage-limits-car-leasing-nyc-nj#mileage-check) has your miles and your dates, and you can ask us with its numbers. Or [call or write to us](/contact) when your notice arrives. {oldCar}",
    ],
  },
];
