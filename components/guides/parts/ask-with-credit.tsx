import { MessageCircle } from 'lucide';
import { Button } from '@/components/ui/button';
import { pages } from '@/lib/content/pages';
import { applyHrefWith } from '@/lib/quote/apply-href';
import { creditOptions } from '@/lib/quote/need';
import { Box } from './boxes';

/** For readers with a low score, or none: a link for each range to the form that leads to no credit check. */
export function AskWithCredit() {
  const { heading, text } = pages().guide.askWithCredit;
  return (
    <Box icon={MessageCircle} title={heading}>
      <p className="mt-3">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden" data-place="credit_ask">
        {creditOptions.map(({ value, label }) => (
          <Button
            data-conversion="apply_click"
            href={applyHrefWith({ need: 'any', credit: value })}
            key={value}
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
