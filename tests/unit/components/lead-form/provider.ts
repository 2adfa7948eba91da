import { act, fireEvent, screen } from '@testing-library/react';
import type { LeadFormSettings } from '@/components/lead-form/lead-form.island';

/** The provider of these tests and the messages it posts. */
export const settings: LeadFormSettings = {
  baseUrl: 'https://forms.example',
  phone: { label: '(201) 555-0199', href: 'tel:+12015550199' },
};
export const origin = 'https://forms.example';

export const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);

/** A window message; from the provider's origin and the given frame unless told otherwise. */
export function post(
  data: unknown,
  from: { origin?: string; source?: MessageEventSource | null } = {},
): void {
  const source = from.source === undefined ? document.querySelector('iframe')?.contentWindow : from.source;
  act(() => {
    fireEvent(window, new MessageEvent('message', { data, origin: from.origin ?? origin, source }));
  });
}

export const submittedArray = (uuid: unknown) => [
  'set-sticky-contacts',
  '_ud',
  '{"email":"x"}',
  'location',
  uuid,
];
