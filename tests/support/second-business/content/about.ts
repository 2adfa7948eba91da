export const about = {
  heading: 'Three generations, one desk',
  missionHeading: 'Why we do this',
  mission: ["We lease cars because our grandfather couldn't stand showrooms."],
  paymentHeading: 'Who pays us',
  valuesHeading: 'How we work',
  values: [
    { title: 'Family First', text: 'Ours and yours.' },
    { title: 'Plain Paperwork', text: 'We read every page.' },
    { title: 'Personal Touch', text: 'You know our names.' },
    { title: 'Transparency', text: 'Every fee, in writing.' },
  ],
  video: { title: 'A word from the founder', text: 'Two minutes.', posterAlt: 'A desk with a lamp' },
  closing: { heading: 'Come and sit down', text: 'Or call, any day but Monday.' },
};
