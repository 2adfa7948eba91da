'use client';

import { type MouseEvent, useEffect } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { GET_QUOTE, GET_QUOTE_FORM, routes } from '@/lib/site/routes';
import { goToSection, type Section, scrollOnArrival } from './scroll-to-section';

type Props = ButtonLook & {
  href: string;
  section: Section;
  'data-conversion'?: 'quote_start';
  'data-event'?: 'about_quote';
  children: React.ReactNode;
};

/** A link to a section of the home page. Once React is ready, it scrolls there instead. */
export function SectionLink({ section, ...rest }: Props) {
  const go = (event: MouseEvent) => {
    if (isPlainClick(event) && goToSection(window, section)) event.preventDefault();
  };
  return <Button onClick={go} {...rest} />;
}

/**
 * Get Quote with the page's car (QuoteCarFields). Until React is ready, the form leads to the apply
 * page, or to the quote section if there is no car (proxy.ts). docs/decisions.md says why.
 */
export function GetQuoteWithCar(look: ButtonLook) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    const { form } = event.currentTarget;
    const car = form ? Object.fromEntries([...new FormData(form)] as [string, string][]) : {};
    if (goToSection(window, 'get-quote', car)) event.preventDefault();
  };
  return (
    <Button
      data-conversion="quote_start"
      form={GET_QUOTE_FORM}
      name={GET_QUOTE}
      onClick={go}
      type="submit"
      {...look}
    >
      Get Quote
    </Button>
  );
}

export function GetQuoteForm() {
  return <form action={routes.apply} id={GET_QUOTE_FORM} />;
}

export function ScrollOnArrival() {
  useEffect(() => scrollOnArrival(window), []);
  return null;
}
