import { Band, SectionHeading } from '@/components/ui/band';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { icons } from '@/lib/content/icons';
import { home } from '@/lib/content/pages';

export function Features() {
  const { featuresHeading, features } = home();
  // Five or six cards are two rows of three, which leave no card alone.
  const fillsRowsOfThree = features.length === 5 || features.length === 6;
  const columns = fillsRowsOfThree ? 'lg:grid-cols-3' : 'lg:grid-cols-4';
  return (
    <Band labelledBy="features-title">
      <SectionHeading id="features-title" title={featuresHeading} />
      <ul className={`mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 ${columns}`}>
        {features.map((feature) => (
          <li className="border-ink border-t-2 pt-6" key={feature.title}>
            <Icon className="size-9 text-action" shape={icons[feature.icon]} />
            <Heading as="h3" className="mt-4">
              {feature.title}
            </Heading>
            <p className="mt-2 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
