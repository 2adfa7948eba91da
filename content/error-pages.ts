/** The pages that visitors see when something is missing or fails. */
export const errorPages = {
  notFound: {
    heading: 'Oops! Page not found',
    text: 'Looks like this road ends at the water. Let’s get you back.',
  },
  brandNotFound: {
    heading: 'Brand Not Found',
    text: 'The requested brand could not be found.',
  },
  brokenPage: {
    heading: 'This page broke down',
    text: 'That’s on us. Trying again often helps. If it doesn’t, tell us, and we’ll take it from there.',
  },
};
