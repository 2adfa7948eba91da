'use client';

import type { MouseEvent } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { GET_QUOTE_FORM_ID, parameters, sections } from '@/lib/site/routes';
import { goToSection, SectionLink } from './section-link.island';

/**
 * Get Quote with the page's car (CarForGetQuote). Until React is ready, the form leads to the apply
 * page, or to the quote section if there is no car (proxy.ts). docs/decisions.md says why.
 */
export function GetQuoteButton(look: ButtonLook) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    if (goToSection(window, sections.quote, lastCarOf(event.currentTarget.form)))
      event.preventDefault();
  };
  return (
    <Button
      data-event="quote_start"
      form={GET_QUOTE_FORM_ID}
      name={parameters.getQuote}
      onClick={go}
      type="submit"
      {...look}
    >
      Get Quote
    </Button>
  );
}

/** Two tools of a guide can each have a car: a model must not go along with the other's make. */
export function lastCarOf(form: HTMLFormElement | null): Record<string, string> {
  const fields = form ? ([...new FormData(form)] as [string, string][]) : [];
  const start = fields.map(([name]) => name).lastIndexOf('make');
  return Object.fromEntries(fields.slice(Math.max(0, start)));
}

/** Opens the quote form empty, even on a page that knows a car. */
export function QuoteSectionLink({
  children = 'Get Quote',
  ...look
}: ButtonLook & { children?: string }) {
  return (
    <SectionLink data-event="quote_start" href={sections.quote} {...look}>
      {children}
    </SectionLink>
  );
}
