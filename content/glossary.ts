/**
 * The terms of car leasing. A guide marks the first use of one with `<Term>`, which opens its definition.
 *
 * - also: other names under which a guide may mark it.
 * - definition: one or two plain sentences.
 */
export const glossary = [
  {
    term: 'acquisition fee',
    also: ['bank fee'],
    definition:
      "What the leasing company charges to set up the lease. You can pay it at signing or add it to the lease, where you’ll pay rent charge on it too.",
  },
  {
    term: 'additional insured',
    definition:
      "A company your policy protects besides you. Your leasing company asks for it because it’s the owner of the car you drive.",
  },
  {
    term: 'adverse action notice',
    also: ['denial letter'],
    definition:
      'The letter a lender sends when it turns you down. It gives the reasons, or tells you how to ask for them.',
  },
  {
    term: 'capitalized cost',
    also: ['cap cost', 'gross capitalized cost'],
    definition:
      'What the lease starts from: the selling price plus any fees you add to it. Bargain over the selling price inside it.',
  },
  {
    term: 'closed-end lease',
    definition:
      "The usual kind of lease. At the end you pay for extra miles, excess wear, and the disposition fee, but it isn’t your problem if the car is worth less than expected.",
  },
  {
    term: 'deductible',
    definition:
      'The part of a repair you pay yourself before your insurance pays the rest. Leases set a maximum.',
  },
  {
    term: 'disposition fee',
    definition:
      "What the leasing company charges when you return the car and don’t lease or buy another. The lease says how much.",
  },
  {
    term: 'documentation fee',
    also: ['doc fee', 'dealer fee'],
    definition:
      "What the dealer charges for handling the paperwork. It’s the dealer’s money, not a state fee.",
  },
  {
    term: 'early termination',
    definition:
      'Ending a lease before its last month. It can cost thousands, and usually more the earlier you do it.',
  },
  {
    term: 'effective monthly cost',
    definition:
      'The check at signing, the later payments, and the fees at the end, divided by the number of months. It lets you compare two offers with different amounts due at signing.',
  },
  {
    term: 'excess mileage charge',
    also: ['overage'],
    definition:
      "The price of each mile beyond your lease’s limit. The lease prints the rate, and you pay after you return the car.",
  },
  {
    term: 'gap coverage',
    also: ['gap', 'gap waiver', 'gap insurance'],
    definition:
      'Protection for when a leased car is stolen or totaled. It pays the difference between what the insurer pays and what you still owe on the lease.',
  },
  {
    term: 'lease transfer',
    also: ['lease assumption'],
    definition:
      'Handing the rest of your lease to another driver. The leasing company has to allow it, and some keep you responsible afterward.',
  },
  {
    term: 'lessor',
    also: ['leasing company'],
    definition:
      "The company that owns the car and collects your payments. It’s usually a bank or a carmaker’s finance company, not the dealer.",
  },
  {
    term: 'loss payee',
    definition:
      "The company your insurer pays first when the car is damaged or stolen. On a lease that’s the leasing company, because it owns the car.",
  },
  {
    term: 'money factor',
    also: ['MF'],
    definition:
      'The rate behind the rent charge, written as a tiny decimal such as 0.00175. Multiply it by 2,400 for an approximate interest-rate equivalent.',
  },
  {
    term: 'MSRP',
    also: ['sticker price', 'sticker'],
    definition:
      "The manufacturer’s suggested retail price, printed on the window sticker. The residual is a percentage of it.",
  },
  {
    term: 'purchase option',
    also: ['buyout', 'buyout price'],
    definition:
      'Your right to buy the car, usually at the end of the lease. The lease names the price, or how to work it out.',
  },
  {
    term: 'rebate',
    also: ['incentive'],
    definition: 'Money a carmaker, a lender, or a state takes off the price of the car.',
  },
  {
    term: 'rent charge',
    definition:
      "What you pay for using the leasing company’s money. It’s a lease’s version of interest.",
  },
  {
    term: 'residual value',
    also: ['residual'],
    definition:
      "What the leasing company says the car will be worth at the end, as a percentage of MSRP. It’s set before you sign, and you can’t bargain over it.",
  },
  {
    term: 'split limit',
    also: ['split limits'],
    definition:
      "Liability coverage written as three numbers: one person’s injuries, everyone’s injuries in one accident, and damage to property.",
  },
  {
    term: 'wear and use',
    also: ['excess wear', 'wear and tear', 'excess wear and use'],
    definition:
      "Dents, scratches, worn tires, and stains. Normal wear is free; the leasing company charges for what goes beyond its wear guide.",
  },
  {
    term: 'wear guide',
    definition:
      'The leasing company’s booklet about wear. It says which dents, scratches, stains, and tires you’ll pay for when you return the car.',
  },
];
