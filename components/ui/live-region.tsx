import { useEffect, useState } from 'react';

/** After this pause a screen reader reads the text, and not at every key. */
const DELAY_MS = 1200;

/** Text that is read out politely when it changes. Render it from the start: browsers miss a region that comes with its text. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
