import { MessageCircle } from 'lucide';
import { Button } from '@/components/ui/button';
import { creditTiers } from '@/content/credit-tiers';
import { pages } from '@/lib/content/pages';
import { applyHref } from '@/lib/quote/apply-href';
import { Box } from './boxes';

/** Scores for which a lease isn't a matter of course. */
const BELOW = 660;
const range = ({ from, to }: { from: number; to: number }, isLast: boolean) =>
  isLast ? `Under ${to + 1}` : `${from} to ${to}`;

/** For readers with a low score, or none: a link for each range to the form that leads to no credit check. */
export function AskWithCredit() {
  const { heading, text } = pages().guide.askWithCredit;
  const tiers = creditTiers.filter(({ to }) => to < BELOW);
  const ranges = tiers.map((tier, at) => range(tier, at === tiers.length - 1));
  const asked = [
    ...ranges.map((label) => [label, `credit score ${label.toLowerCase()}`] as const),
    ['No score yet', 'no credit score yet'] as const,
  ];
  return (
    <Box icon={MessageCircle} title={heading}>
      <p className="mt-3">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden" data-place="credit_ask">
        {asked.map(([label, words]) => (
          <Button
            data-conversion="apply_click"
            href={applyHref({ make: 'Any make', model: `Not sure yet: ${words}` })}
            key={label}
            rel="nofollow"
            variant="outline"
          >
            {label}
          </Button>
        ))}
      </div>
    </Box>
  );
}
