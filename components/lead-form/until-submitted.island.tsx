'use client';

import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { detailsOf, type EventName, isNewVisit, pushEvent } from '@/lib/analytics/events';
import { prefixPageTitle } from './prefix-page-title';

/** What the form of a page calls when it has been submitted. */
export const SubmittedContext = createContext<(() => void) | undefined>(undefined);

/** The entry of the session history remembers it, for Back, Forward, and Reload. */
const wasSubmitted = () => Boolean(window.history.state?.submitted);

type Props = {
  /** Takes the place of the rest after a submission. */
  thanks: ReactNode;
  eventWhenOpened?: EventName;
  /** A LeadForm, and what is around it, with the heading of the page. */
  children: ReactNode;
};

/**
 * Shows `children` until the form among them has been submitted, and then `thanks`, whose heading
 * gets the focus.
 */
export function UntilSubmitted({ thanks, eventWhenOpened, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState(false);

  // Before the form's effects: vehicle_selected comes before form_shown.
  useLayoutEffect(() => {
    if (wasSubmitted()) setSubmitted(true);
    else if (eventWhenOpened && root.current && isNewVisit())
      pushEvent(eventWhenOpened, detailsOf(root.current));
  }, [eventWhenOpened]);

  useEffect(() => {
    const heading = root.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (!submitted || !heading) return;
    prefixPageTitle(heading);
    // The iframe had the focus and is gone. Screen readers say what gets it.
    heading.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    if (heading.getBoundingClientRect().bottom > window.innerHeight) root.current?.scrollIntoView();
  }, [submitted]);

  const submit = () => {
    window.history.replaceState({ ...window.history.state, submitted: true }, '');
    setSubmitted(true);
  };

  return (
    <div ref={root}>
      {submitted ? thanks : <SubmittedContext value={submit}>{children}</SubmittedContext>}
    </div>
  );
}
