import { CalendarDays } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LeaseEndEvent } from '@/lib/lease/lease-end';

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param props `disabled`: as long as the dates aren't known @returns a button that saves the dates as a calendar file */
export function CalendarDownload({
  events,
  disabled,
}: {
  events: readonly LeaseEndEvent[];
  disabled: boolean;
}) {
  const [failed, setFailed] = useState(false);
  const download = async () => {
    try {
      const { calendarFile } = await import('@/lib/lease/calendar-file');
      const { origin, pathname } = window.location;
      save(calendarFile(events, { stamp: new Date(), url: `${origin}${pathname}` }), 'lease-end.ics');
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="mt-5 print:hidden">
      <Button disabled={disabled} onClick={download} variant="outline">
        <Icon shape={CalendarDays} />
        Add these dates to my calendar
      </Button>
      <p className="mt-2 text-slate text-sm" role="status">
        {failed
          ? 'The calendar file didn’t load. Check your connection and try again.'
          : disabled && 'Enter the scheduled end for a calendar file with your own dates.'}
      </p>
    </div>
  );
}
