export const areSampleReviews = false;

export const reviews = [
  { name: 'Łukasz W.', rating: 5, text: '“Zero pressure,” my wife said afterward.', location: 'Summit, NJ' },
  { name: 'Ana R.', rating: 4, text: 'Delivery took a day longer than planned.', location: 'Chatham, NJ' },
  { name: 'Tom B.', rating: 5, text: 'The price never moved.', location: 'Edison, NJ' },
  { name: 'Wei C.', rating: 5, text: 'They answered on a Sunday.', location: 'Queens, NY' },
  {
    name: 'Ruth O.',
    rating: 3,
    text: 'Good advice. Parking at the office is hard.',
    location: 'Maplewood, NJ',
  },
];
