/** The dialog's title and the form's hidden field `interested_vehicle`. */
export type ApplyRequest = { title: string; vehicle: string };

/** @returns the Apply Now link that contains the event's target, or `null` */
export function applyLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-apply-vehicle]') : null;
}

export function readApplyRequest(link: HTMLAnchorElement): ApplyRequest {
  return { title: link.dataset.applyTitle ?? '', vehicle: link.dataset.applyVehicle ?? '' };
}

/** Whether a click opens the link in the same tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
