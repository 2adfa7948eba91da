import { business } from '@/lib/content/business';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';
import { DayRows } from './hours.island';

const linesLook = 'divide-y divide-line-deep border-line-deep border-t *:py-3.5 print:*:py-1';

type Props = { withLines?: boolean; className: string };

export function HoursTable({ withLines = false, className }: Props) {
  return (
    // Without wrap-anywhere, enlarged text would make the table wider than a phone.
    <table className={`wrap-anywhere w-full text-left ${className}`}>
      <caption className="sr-only">Business hours, Eastern time</caption>
      <tbody className={withLines ? linesLook : undefined}>
        <DayRows rows={weekAndClosures(business())} />
      </tbody>
    </table>
  );
}
