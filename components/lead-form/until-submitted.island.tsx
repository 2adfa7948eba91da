'use client';

import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { detailsOf, type EventName, isNewVisit, pushEvent } from '@/lib/analytics/events';
import { prefixPageTitle } from './prefix-page-title';

/** What the form of a page calls when it has been submitted. */
export const SubmittedContext = createContext<(() => void) | undefined>(undefined);

/**
 * The session history remembers it: Back, Forward and Reload don't show an empty form; a new visit
 * of the page does.
 */
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

  // Before the effects of the form, which may report that it has been shown already.
  useLayoutEffect(() => {
    if (wasSubmitted()) setSubmitted(true);
    else if (eventWhenOpened && root.current && isNewVisit(window))
      pushEvent(eventWhenOpened, detailsOf(root.current));
  }, [eventWhenOpened]);

  useEffect(() => {
    const heading = root.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (!submitted || !heading) return;
    prefixPageTitle(heading);
    // The iframe that had the focus is gone. The focus also makes screen readers announce the
    // heading.
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
