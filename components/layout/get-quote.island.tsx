'use client';

import type { MouseEvent } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { GET_QUOTE_FORM_ID, parameterNames, sections } from '@/lib/site/routes';
import { goToSection, SectionLink } from './section-link.island';

/**
 * Get Quote with the page's car (CarForGetQuote). Until React is ready, the form leads to the apply
 * page, or to the quote section if there is no car (proxy.ts). docs/decisions.md says why.
 */
export function GetQuoteButton(look: ButtonLook) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    const car = form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {};
    if (goToSection(window, sections.quote, car)) event.preventDefault();
  };
  return (
    <Button
      data-event="quote_start"
      form={GET_QUOTE_FORM_ID}
      name={parameterNames.getQuote}
      onClick={go}
      type="submit"
      {...look}
    >
      Get Quote
    </Button>
  );
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
