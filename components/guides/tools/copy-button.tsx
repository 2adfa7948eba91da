import type { IconNode } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Milliseconds for which the button says that it has copied. */
const SAID_MS = 4000;

type Props = { label: string; icon: IconNode; text: () => string };

export function CopyButton({ label, icon, text }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('Please copy it by hand');
    }
    setTimeout(() => setSaid(''), SAID_MS);
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Icon shape={icon} />
        <span>{said || label}</span>
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}
