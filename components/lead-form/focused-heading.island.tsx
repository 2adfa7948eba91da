'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '@/components/ui/heading';

/**
 * The heading of what replaces a form. It gets the focus when it's shown: the frame that had it is
 * gone, and screen readers read what gets it next.
 */
export function FocusedHeading(props: ComponentProps<typeof Heading>) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = wrapper.current?.querySelector<HTMLElement>('[tabindex]');
    heading?.focus({ preventScroll: true });
    // Up to the top of the page or dialog, unless enlarged text puts the heading below its edge.
    heading?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={wrapper}>
      <Heading {...props} className="outline-none" tabIndex={-1} />
    </div>
  );
}
