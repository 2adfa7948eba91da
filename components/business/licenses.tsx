import { each } from '@/components/ui/each';
import { business } from '@/lib/content/business';

/** The numbers under which the states know the business; nothing without one. */
export function Licenses({ className }: { className?: string }) {
  const { newYorkRegistration, newJerseyLicense } = business();
  const numbers = [
    ...(newYorkRegistration ? [`New York automobile broker registration ${newYorkRegistration}`] : []),
    ...(newJerseyLicense ? [`New Jersey license ${newJerseyLicense}`] : []),
  ];
  if (numbers.length === 0) return null;
  return (
    <div className={className}>
      {each(numbers, (number) => (
        <p>{number}</p>
      ))}
    </div>
  );
}
