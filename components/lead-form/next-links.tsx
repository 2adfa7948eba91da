import { ExternalLink } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/pages';

/** What somebody who has sent a form can do in the meantime: value a trade-in, where there is a page for it, and read a guide. */
export function NextLinks({ guide }: { guide?: { label: string; href: string } }) {
  const { tradeIn } = business().links;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {tradeIn && (
        <Button data-conversion="trade_in" href={tradeIn} variant="outline">
          {home().tradeIn.button}
          <Icon shape={ExternalLink} />
        </Button>
      )}
      {guide && (
        <TextLink data-event="thanks_guide" href={guide.href} variant="alone">
          {guide.label}
        </TextLink>
      )}
    </p>
  );
}
