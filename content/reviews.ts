/*
 * SAMPLES. These customers don’t exist. Before launch, replace every entry with a real review, with the customer’s
 * permission, and without its line "sample". Publishing invented reviews as real ones is unlawful.
 */

/**
 * The home page has the first three, and the page of reviews all. The first is also beside the forms
 * of pages without reviews.
 *
 * - rating: stars, from 1 to 5.
 * - source: where it was published, which makes it easy to believe: { name: 'Google', url: 'https://…' }
 * - sample: it’s invented: visitors read "Sample review", and a production build refuses it.
 */
export const reviews = [
  {
    name: 'Maria D.',
    rating: 5,
    sample: true,
    text: 'They asked about my commute and the two car seats before anyone mentioned a model. When the paperwork came, we read it together over the phone, page by page, until I had no questions left.',
    location: 'Staten Island, NY',
  },
  {
    name: 'Kevin R.',
    rating: 5,
    sample: true,
    text: "I got the numbers in writing and could think them over at my own kitchen table. Nobody chased me. The car came to our driveway clean, and they stayed until I’d found every switch.",
    location: 'Middletown, NJ',
  },
  {
    name: 'Priya S.',
    rating: 5,
    sample: true,
    text: 'I had my heart set on one shade of green and was ready to settle for gray. They kept looking, told me plainly that it might take a while, and called the day it turned up.',
    location: 'Jersey City, NJ',
  },
];
