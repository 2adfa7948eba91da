import { Steps } from '@/components/ui/steps';
import { LinkedText } from '@/components/ui/text-link';
import { inlineLinks } from '@/lib/content/links';
import { home } from '@/lib/content/pages';

export function QuoteSteps({ className }: { className?: string }) {
  return (
    <Steps
      className={className}
      items={home().quote.steps.map(({ title, text }) => (
        <>
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="text-muted">
            <LinkedText parts={inlineLinks(text)} />
          </p>
        </>
      ))}
    />
  );
}
