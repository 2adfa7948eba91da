/** The icons that a text of content/ may name; components/ui/named-icon.tsx has their shapes. */
export const iconNames = [
  'armchair',
  'calendar',
  'car',
  'check',
  'clock',
  'handshake',
  'house',
  'messages',
  'percent',
  'phone',
  'receipt',
  'shield',
] as const;

export type IconName = (typeof iconNames)[number];
