import { useLayoutEffect, useState } from 'react';

/** Whether the form was submitted in this entry of the session history. */
export const wasSubmitted = () => Boolean(window.history.state?.submitted);

/**
 * Whether the form of the page was submitted. The session history remembers it, so that Back, Forward, and Reload say so
 * instead of showing an empty form; a new visit of the page has the form again.
 *
 * @returns the value, and a function that sets it
 */
export function useSubmitted(): [submitted: boolean, setSubmitted: () => void] {
  const [submitted, set] = useState(false);
  useLayoutEffect(() => set(wasSubmitted()), []);
  const setSubmitted = () => {
    window.history.replaceState({ ...window.history.state, submitted: true }, '');
    set(true);
  };
  return [submitted, setSubmitted];
}
