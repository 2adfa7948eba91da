import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { HoursRows } from './hours.island';

export function OpeningHours({ className }: { className: string }) {
  return (
    // Without wrap-anywhere, enlarged text would make the table wider than a phone.
    <table className={`wrap-anywhere w-full border-line-deep border-t text-left ${className}`}>
      <caption className="sr-only">Business hours, Eastern time</caption>
      <tbody className="divide-y divide-line-deep *:py-3.5 print:*:py-1">
        <HoursRows rows={openingHoursRows(business())} />
      </tbody>
    </table>
  );
}
