import { FirstPortrait } from '@/components/business/first-portrait';
import { TextLink } from '@/components/ui/text-link';
import { applyHref } from '@/lib/quote/apply-href';
import { CAR_KIND_FORM_ID } from '@/lib/site/routes';

/** Leads to the choice of a kind of car. A phone has room for two words of it. */
export function AskWhichCar({ make, className = '' }: { make?: string; className?: string }) {
  return (
    <TextLink
      className={`text-sm ${className}`}
      data-event="car_kind_start"
      href={`${applyHref({ make })}#${CAR_KIND_FORM_ID}`}
      variant="alone"
    >
      <FirstPortrait className="size-9" />
      <span>
        Ask us<span className="max-sm:sr-only">{` which ${make ?? 'one'} fits`}</span>
      </span>
    </TextLink>
  );
}
