'use client';

import { MessageSquare } from 'lucide';
import { type MouseEvent, useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { readQuoteCar } from './quote-car';

/** A link to a draft, to which it adds the car that the page knows. */
export function SmsLink(props: ButtonLook & { href: string; children: string }) {
  const { href, children, ...look } = props;
  const [draft, setDraft] = useState(href);

  const addCar = (event: MouseEvent<HTMLAnchorElement>) => {
    const { make, model } = readQuoteCar(document);
    const car = [make, model].filter(Boolean).join(' ');
    const withCar = href + encodeURIComponent(car && `: ${car}`);
    event.currentTarget.href = withCar; // For this click; React renders it for the next.
    setDraft(withCar);
  };

  return (
    <Button href={draft} onClick={addCar} variant="outline" {...look}>
      <Icon className="size-4.5" shape={MessageSquare} />
      {children}
    </Button>
  );
}
