import { act, fireEvent, screen } from '@testing-library/react';
import type { LeadFormProps } from '@/components/lead-form/lead-form.island';

const origin = 'https://forms.example';

export const leadFormProps: LeadFormProps = {
  leadFormOrigin: origin,
  formId: 'form-1',
  phone: '(201) 555-0199',
  email: 'ann@forms.example',
  textPhone: '(201) 555-0198',
  writeInstead: 'In writing?',
};

// jsdom has no layout.
Object.defineProperty(HTMLIFrameElement.prototype, 'clientWidth', { value: 320 });

export const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);

/** Posts a window message, by default from the provider's origin and the iframe's window. */
export function post(
  data: unknown,
  from: { origin?: string; source?: MessageEventSource | null } = {},
): void {
  const source =
    from.source === undefined ? document.querySelector('iframe')?.contentWindow : from.source;
  act(() => {
    fireEvent(window, new MessageEvent('message', { data, origin: from.origin ?? origin, source }));
  });
}
