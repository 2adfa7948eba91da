/** {name}, {shortName}, {city} and {state} are those of business.ts, {year} is the model year. */
export const contact = {
  heading: 'Contact us',
  /** Shown while somebody answers. */
  text: 'A call is the quickest way to a price. Maybe you know the exact car, or only how many people have to fit in it: either is enough.',
  /** Shown while nobody answers. Above both stands when somebody answers (`whenOpen` and `whenClosed` of page-texts.ts). */
  closedText:
    'Tell us which car, and how to reach you: by call, text, or email. No car in mind yet? That’s fine, too.',
  /**
   * The picture beside the address. The map shows Atlantic Highlands: `false` for an office elsewhere, or
   * photo: { file: 'office.jpg', alt: 'What it shows' } in its place, with the file in public/photos.
   */
  visit: { heading: 'Come by the harbor', hasHarborMap: true }, // placeholder
};
