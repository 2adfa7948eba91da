'use client';

import type { MouseEvent } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { sections } from '@/lib/site/routes';
import { queryOfCarForGetQuote } from './car-for-get-quote';
import { goToSection } from './section-link.island';

/** Takes the page's car (CarForGetQuote) along to the quote form, once React is ready. */
export function GetQuote({
  children = 'Get Quote',
  ...look
}: ButtonStyleProps & { children?: string }) {
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (goToSection(window, sections.quote, queryOfCarForGetQuote(document)))
      event.preventDefault();
  };
  return (
    <Button data-event="quote_start" href={sections.quote} onClick={go} {...look}>
      {children}
    </Button>
  );
}
