import { Portrait } from '@/components/ui/portrait';
import { business } from '@/lib/content/business';

/** Of the first person who answers, if there is one. */
export function FirstPortrait({ className }: { className: string }) {
  const [person] = business().people;
  return person && <Portrait className={className} photo={person.photo} />;
}
