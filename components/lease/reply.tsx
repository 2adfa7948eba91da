import { Copy } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** A message to the dealer that asks for what is missing, to copy. */
export function Reply({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('Select the text and copy it'),
    );
  return (
    <div className="rounded border border-tint-deep bg-tint p-4 text-sm print:hidden">
      <h4 className="font-display font-semibold text-lg">What to ask the dealer</h4>
      <p className="mt-2 whitespace-pre-line">{text}</p>
      <Button className="mt-3" onClick={copy} variant="outline">
        <Icon shape={Copy} />
        <span role="status">{copied || 'Copy'}</span>
      </Button>
    </div>
  );
}
