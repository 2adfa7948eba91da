import { Armchair, CircleCheck, type IconNode, MessagesSquare, ReceiptText } from 'lucide';
import { Band } from '@/components/ui/band';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { about } from '@/lib/content/about';

/** The values that the site is delivered with; any other has a check mark. */
const icons: Record<string, IconNode> = {
  'Family First': Armchair,
  'Personal Touch': MessagesSquare,
  Transparency: ReceiptText,
};

export function ValueCards() {
  const { valuesHeading, values } = about;
  return (
    <Band labelledBy="values">
      <SectionHeading id="values" title={valuesHeading} />
      <ul className={`mt-9 grid gap-5 lg:gap-7 ${values.length === 4 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
        {values.map((value) => (
          <Card as="li" className="p-6 lg:p-8" key={value.title}>
            <span className="inline-flex size-14 items-center justify-center rounded-full bg-tint text-action">
              <Icon className="size-7" shape={icons[value.title] ?? CircleCheck} />
            </span>
            <h3 className="mt-5 font-display font-semibold text-2xl md:text-xl lg:text-2xl">{value.title}</h3>
            <p className="mt-2.5 text-muted">{value.text}</p>
          </Card>
        ))}
      </ul>
    </Band>
  );
}
