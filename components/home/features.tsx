import { Band, SectionHeading } from '@/components/ui/band';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { icons } from '@/lib/content/icons';
import { home } from '@/lib/content/page-texts';

export function Features() {
  const { featuresHeading, features } = home();
  return (
    <Band className="py-6! lg:py-8!" labelledBy="features-title">
      <SectionHeading id="features-title" heading={featuresHeading} />
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-6 lg:mt-6 lg:grid-cols-4">
        {features.map((feature) => (
          <li className="grid grid-cols-fit-fill gap-x-4 lg:block" key={feature.title}>
            <Icon className="mt-0.5 size-8 text-link" icon={icons[feature.icon]} />
            <div>
              <Heading as="h3" className="lg:mt-2" size="small">
                {feature.title}
              </Heading>
              <p className="mt-0.5 text-muted text-sm lg:mt-1 lg:text-base lg:leading-6.5">
                {feature.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
