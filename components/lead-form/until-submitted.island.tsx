'use client';

import { createContext, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { eventDetailsOf, isNewNavigation, pushEvent } from '@/lib/measuring/events';

/** A LeadForm calls this once, after it has been submitted. */
export const OnSubmittedContext = createContext(() => {});

/** Stored in the entry of the session history, so that Back, Forward, and Reload remember it. */
const wasSubmitted = () => Boolean(window.history.state?.submitted);

type Props = {
  confirmation: ReactNode;
  /** Whether opening the form means that a visitor chose a car, which is an event. */
  reportsCarSelected?: boolean;
  /** A LeadForm and what surrounds it, including the page's heading. */
  children: ReactNode;
};

/** Shows `children` until the form in them is submitted, then `confirmation`. */
export function UntilSubmitted({ confirmation, reportsCarSelected, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);

  // A layout effect, because it runs before the form's effects: car_selected precedes form_shown.
  useLayoutEffect(() => {
    if (wasSubmitted()) setSubmitted(true);
    else if (reportsCarSelected && root.current && isNewNavigation())
      pushEvent('car_selected', eventDetailsOf(root.current));
  }, [reportsCarSelected]);

  const submit = () => {
    window.history.replaceState({ ...window.history.state, submitted: true }, '');
    setSubmitted(true);
  };

  return (
    <div ref={root}>
      {submitted ? (
        confirmation
      ) : (
        <OnSubmittedContext value={submit}>{children}</OnSubmittedContext>
      )}
    </div>
  );
}
