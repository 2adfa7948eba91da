import { Link2 } from 'lucide';
import { useState } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** @param props `href`: called on the click @returns a button that copies a link, and says whether it could */
export function CopyLink({ href }: { href: () => string }) {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href());
      setOutcome('Link copied');
    } catch {
      setOutcome('Copy the link from the address bar');
    }
    setTimeout(() => setOutcome(''), 4000);
  };
  return (
    <>
      <Button onClick={copy} variant="outline">
        <Icon shape={Link2} />
        {outcome || 'Copy link'}
      </Button>
      <span className="sr-only" role="status">
        {outcome}
      </span>
    </>
  );
}
