import { detailsOf } from '@/lib/analytics/events';
import { afterPaint } from '@/lib/browser/after-paint';
import { isPlainClick } from '@/lib/browser/section-links';
import { runLeadForm } from '@/lib/lead-form/run-lead-form';
import { parseMileage } from '@/lib/quote/mileage-options';
import { CHANGING, INTERESTED_VEHICLE } from '@/lib/site/routes';

const LINK = 'a[data-apply-vehicle]';
const SIGNS = ['pointerover', 'focusin'];

/**
 * Opens the dialog of a brand page for its Apply Now links. Back closes it: opening adds an entry
 * to the history.
 */
export function enhanceApplyLinks(doc: Document, win: Window): void {
  const { history } = win;
  const dialog = doc.querySelector<HTMLDialogElement>('#apply-dialog');
  const content = dialog?.querySelector<HTMLElement>('[data-phase]');
  const title = dialog?.querySelector('h2');
  if (!dialog || !content || !title) return;
  /** Every opening starts with a new frame: one that was used would add to the session history. */
  const empty = content.cloneNode(true) as HTMLElement;
  let opener: HTMLElement | undefined;
  /** A year, as far as the URL of the page says so. */
  const said = new URLSearchParams(win.location.search).get('mileage');
  const miles = said && parseMileage(said);
  let stop = () => {};

  const placeIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-lead-form]');

  const startForm = (root: HTMLElement, vehicle: string) => {
    const place = placeIn(root);
    if (!place) return;
    const address = new URL(place.dataset.leadForm ?? '');
    address.searchParams.set(INTERESTED_VEHICLE, vehicle);
    if (miles) address.searchParams.set('mileage', miles);
    place.dataset.leadForm = address.href;
    const { frame, stop: end } = runLeadForm(place, win, {
      onChange: ({ phase, height }) => {
        root.dataset.phase = phase;
        place.style.height = `${height}px`;
      },
      onSubmitted: () => {
        place.remove();
        root.querySelector('h3')?.focus({ preventScroll: true });
        dialog.scrollTop = 0;
      },
    });
    stop = end;
    for (const other of root.querySelectorAll<HTMLAnchorElement>('[data-form-link]'))
      if (frame) other.href = frame.src;
  };

  const open = (link: HTMLAnchorElement) => {
    const { applyTitle = '', applyVehicle = '' } = link.dataset;
    opener = link;
    title.textContent = applyTitle;
    const root = empty.cloneNode(true) as HTMLElement;
    const { make = '', model = '' } = detailsOf(link);
    Object.assign(root.dataset, { make, model });
    const picker = new URL(link.href);
    picker.searchParams.set(CHANGING, '1');
    if (miles) picker.searchParams.set('mileage', miles);
    root.querySelector('[data-choose-miles]')?.setAttribute('href', picker.href);
    history.pushState({ ...history.state, dialog: true }, '');
    dialog.querySelector('[data-phase]')?.replaceWith(root);
    dialog.showModal();
    dialog.focus();
    // A frame takes a slow phone a tenth of a second.
    afterPaint(() => dialog.open && root.isConnected && startForm(root, applyVehicle));
  };

  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;

  // A finger or a pointer on a link, or the focus: the provider is connected to before the form is
  // asked for.
  const connect = (event: Event) => {
    const address = placeIn(empty)?.dataset.leadForm;
    if (!address || !linkOf(event)) return;
    const { origin } = new URL(address);
    dialog.append(
      Object.assign(document.createElement('link'), { rel: 'preconnect', href: origin }),
    );
    for (const type of SIGNS) doc.removeEventListener(type, connect);
  };
  for (const type of SIGNS) doc.addEventListener(type, connect, { passive: true });
  doc.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && (target === dialog || target.matches('[data-outside]')))
      dialog.close();
  });
  dialog.addEventListener('close', () => {
    stop();
    dialog.querySelector('iframe')?.remove();
    if (history.state?.dialog) history.back();
    opener?.focus();
  });
  win.addEventListener('popstate', () => dialog.close());
  for (const link of doc.querySelectorAll(LINK)) link.setAttribute('aria-haspopup', 'dialog');
}
