import { Portrait } from '@/components/ui/portrait';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { applyHref } from '@/lib/quote/apply-href';
import { CAR_KIND_ID } from '@/lib/site/routes';

/** Leads to the choice of a kind of car. A phone has room for two words of it. */
export function AskUs({ make, className = '' }: { make?: string; className?: string }) {
  return (
    <TextLink
      className={`text-sm ${className}`}
      data-event="car_kind_start"
      href={`${applyHref({ make })}#${CAR_KIND_ID}`}
      variant="alone"
    >
      <FirstPortrait className="size-9" />
      <span>
        Ask us<span className="max-sm:sr-only">{` which ${make ?? 'one'} fits`}</span>
      </span>
    </TextLink>
  );
}

/** Of the first person who answers, if there is one. */
export function FirstPortrait({ className }: { className: string }) {
  const [person] = business().people;
  return person && <Portrait className={className} photo={person.photo} />;
}
