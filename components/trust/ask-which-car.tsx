import { TextLink } from '@/components/ui/links';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { carKindHref } from '@/lib/quote/apply-href';
import { Portrait } from './people';

export function AskWhichCar({ make, className = '' }: { make?: Make; className?: string }) {
  return (
    <TextLink
      className={`text-sm ${className}`}
      href={carKindHref({ make: make?.name })}
      variant="alone"
    >
      <Portrait className={make ? 'size-12 sm:size-9' : 'size-7 sm:size-8'} />
      <span className={make && 'max-sm:leading-5'}>
        Ask us which {make ? brandName(make) : 'one'} fits
      </span>
    </TextLink>
  );
}
