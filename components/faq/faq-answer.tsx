import { LinkedText } from '@/components/ui/linked-text';
import { inlineLinks } from '@/lib/content/inline-links';

export function FaqAnswer({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="space-y-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText parts={inlineLinks(paragraph)} />
        </p>
      ))}
    </div>
  );
}
