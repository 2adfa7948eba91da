export const visit = {
  heading: 'Coffee is on at Maple Street',
  hasHarborChart: false,
};
