export const contact = {
  heading: 'Contact us',
  text: 'Calling is the quickest way to get a price. Maybe you know the exact car you want. Maybe all you know is how many people ride in it. Either one’s enough to start.',
  /** Beside the Get Quote button. */
  response: '{shortName} typically responds within 24 hours during business days.',
  /**
   * Above the address. The chart shows Sandy Hook Bay: `false` for an office elsewhere, or
   * photo: { file: 'office.jpg', alt: 'What it shows' } in its place, with the file in public/photos.
   */
  visit: { heading: 'Come by the harbor', hasHarborChart: true },
};
