export const contact = {
  heading: 'Ring the bell',
  text: 'Or the phone: it stands on the same desk.',
  response: '{shortName} rings back the same evening.',
  visit: { heading: 'Coffee is on at Maple Street', hasHarborChart: false },
};
