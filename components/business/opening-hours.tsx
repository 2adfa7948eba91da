import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';
import { HoursRows } from './hours-rows.island';
import { OpeningStatus } from './opening-status.island';

/** @param props `status` adds whether it's open now, for pages that don't say so elsewhere */
export function OpeningHours(props: { status?: boolean; className?: string }) {
  const { status = false, className = '' } = props;
  return (
    <div className={`space-y-3 ${className}`}>
      {status && <OpeningStatus size="large" />}
      {/* Without wrap-anywhere, enlarged text would make the table wider than a phone. */}
      <table className="wrap-anywhere w-full border-line-deep border-t text-left">
        <caption className="sr-only">Business hours, Eastern time</caption>
        <tbody className="divide-y divide-line-deep">
          <HoursRows rows={openingHoursRows(business())} />
        </tbody>
      </table>
    </div>
  );
}
