export const errors = {
  notFound: { text: 'Somebody moved this page, and Grandpa swears it wasn’t him.' },
  broken: { heading: 'Our fault', text: 'Give it a minute, or give us a ring.' },
};
