import { CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { type RequestedCar, requestOf } from '@/lib/lead-form/sent-requests';

type Props = {
  car: RequestedCar;
  /**
   * `true` where React renders the note only for a car that `useWasSent` knows. Elsewhere the note
   * is hidden until the site script shows it (lib/browser/sent-notes.ts).
   */
  sent?: boolean;
  className?: string;
};

/**
 * The look of Apply Now on the card of a car that was asked for, in an element with the class
 * `group/car`: it's still there, and no longer the main action.
 */
export const calmOnceSent =
  'sent:border-ink sent:bg-transparent sent:text-ink sent:hover:bg-ink sent:hover:text-ground';

/** "Request sent", on the card of a car that the visitor has asked about in this session. */
export function SentNote({ car, sent = false, className = '' }: Props) {
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold text-action text-sm ${className}`}
      data-sent-note={requestOf(car)}
      hidden={!sent}
      suppressHydrationWarning // the site script may have shown it already
    >
      <Icon className="size-4.5" shape={CircleCheck} />
      Request sent
    </p>
  );
}
