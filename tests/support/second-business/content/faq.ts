export const faq = [
  {
    id: 'what-differs',
    question: 'What makes you different?',
    answer: ["We're brokers, not dealers. See [who we are](/about)."],
  },
  { id: 'bad-credit', question: 'Can I lease with bad credit?', answer: ['Sometimes.'] },
  { id: 'additional-fees', question: 'Which fees are there?', answer: ['Several.', 'Ask for the list.'] },
  { id: 'customizing', question: 'Can I choose every option?', answer: ['Yes.'] },
  { id: 'exceeding-mileage', question: 'What if I drive more?', answer: ['You pay per mile.'] },
  { id: 'returning-the-vehicle', question: 'How do I return the car?', answer: ['With both keys.'] },
  {
    id: 'why-closed-on-mondays',
    question: 'Why are you closed on Mondays?',
    answer: ['We are open on Sundays. [Call us](/contact) then.'],
  },
];
