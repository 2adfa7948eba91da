type VisitContent = { heading: string; hasHarborChart: boolean };

/** The part of the contact page with the address. The chart shows Sandy Hook Bay: `false` for an office elsewhere. */
export const visit = {
  heading: 'Come by the harbor',
  hasHarborChart: true,
} satisfies VisitContent;
