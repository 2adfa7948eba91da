import type { IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Milliseconds for which the button shows whether it has copied. */
const SHOWN_MS = 4000;

type Props = { label: string; icon: IconNode; text: () => string };

export function CopyButton({ label, icon, text }: Props) {
  // A new object for each click, so that the effect starts the time anew.
  const [outcome, setOutcome] = useState<{ words: string }>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome({ words: 'Copied' });
    } catch {
      setOutcome({ words: 'Please copy it by hand' });
    }
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Icon icon={icon} />
        <span>{outcome?.words ?? label}</span>
      </Button>
      <span className="sr-only" role="status">
        {outcome?.words}
      </span>
    </>
  );
}
