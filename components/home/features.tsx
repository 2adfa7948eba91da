import { BadgePercent, CircleCheck, Handshake, HousePlus, type IconNode, MessagesSquare } from 'lucide';
import { Band } from '@/components/ui/band';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { home } from '@/lib/content/home';

/** Any other card has a check mark. */
const icons: Record<string, IconNode> = {
  'We Work For You': Handshake,
  'Personal & Stress-Free': MessagesSquare,
  'Better Pricing': BadgePercent,
  'Home Delivery': HousePlus,
};

export function Features() {
  // Five or six cards are two rows of three, which leave no card alone.
  const fillsRowsOfThree = home.features.length === 5 || home.features.length === 6;
  return (
    <Band labelledBy="features-title">
      <SectionHeading id="features-title" title={home.featuresHeading} />
      <ul
        className={`mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${fillsRowsOfThree ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {home.features.map((feature) => (
          <li className="border-ink border-t-2 pt-6" key={feature.title}>
            <Icon className="size-9 text-action" shape={icons[feature.title] ?? CircleCheck} />
            <h3 className="mt-4 font-display font-semibold text-xl">{feature.title}</h3>
            <p className="mt-2 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
