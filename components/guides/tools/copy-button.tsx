import type { IconNode } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Milliseconds for which the button shows whether it has copied. */
const SHOWN_MS = 4000;

type Props = { label: string; icon: IconNode; text: () => string };

export function CopyButton({ label, icon, text }: Props) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('Copied');
    } catch {
      setOutcome('Please copy it by hand');
    }
    setTimeout(() => setOutcome(''), SHOWN_MS);
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Icon shape={icon} />
        <span>{outcome || label}</span>
      </Button>
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </>
  );
}
