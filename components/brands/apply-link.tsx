import { Button } from '@/components/ui/button';
import type { ApplyRequest } from './apply-request';

/** Apply Now: a link to the apply page. The dialog island reads its attributes and opens the form in a dialog instead. */
export function ApplyLink({ href, label, request }: { href: string; label?: string; request: ApplyRequest }) {
  return (
    <Button
      aria-label={label}
      data-apply-title={request.title}
      data-apply-vehicle={request.vehicle}
      data-conversion="apply"
      href={href}
    >
      Apply Now
    </Button>
  );
}
