/** What an Apply Now asks for: the dialog's title and the form's hidden field `interested_vehicle`. */
export type ApplyRequest = { title: string; vehicle: string };

/** The Apply Now that a click belongs to. @returns `null` when it hit something else */
export function applyLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-apply-vehicle]') : null;
}

export function requestOf(link: HTMLAnchorElement): ApplyRequest {
  return { title: link.dataset.applyTitle ?? '', vehicle: link.dataset.applyVehicle ?? '' };
}

/** Whether a click means "here and now", not a new tab or a context menu. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
