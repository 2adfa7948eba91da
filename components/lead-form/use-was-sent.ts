import { useSyncExternalStore } from 'react';
import {
  type RequestedCar,
  requestOf,
  wasSent,
  watchSentRequests,
} from '@/lib/lead-form/sent-requests';

const watch = (onChange: () => void) => watchSentRequests(onChange, window);

/**
 * @returns whether the visitor has asked about a car in this session; `false` on the server and
 *   until hydration
 */
export function useWasSent(car: RequestedCar): boolean {
  const request = requestOf(car);
  return useSyncExternalStore(
    watch,
    () => wasSent(request, window),
    () => false,
  );
}
