import { useEffect } from 'react';

/** Marks the page while the element is in view: the bar of a phone waits until it isn't. */
export function useInView(element: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!element.current) return;
    const { dataset } = document.body;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      if (isInView) dataset.toolInView = 'true';
      else delete dataset.toolInView;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
