import { detailsOf } from '@/lib/analytics/events';
import { afterPaint } from '@/lib/browser/after-paint';
import { isPlainClick } from '@/lib/browser/section-links';
import { runLeadForm } from '@/lib/lead-form/run-lead-form';
import { addedEntries, type LeadFormFrame, leaveFrameHistory } from '@/lib/lead-form/start-frame';
import { parseMileage } from '@/lib/quote/mileage-options';
import { CHANGING, INTERESTED_VEHICLE } from '@/lib/site/routes';

const LINK = 'a[data-apply-vehicle]';
const SIGNS = ['pointerover', 'focusin'];

/**
 * The form in the open dialog. `frame` is null where there is none.
 */
type Form = { frame: LeadFormFrame | null; stop: () => void };
const noForm: Form = { frame: null, stop: () => {} };

/**
 * Opens the dialog of a brand page for its Apply Now links. Back closes it: opening adds an entry
 * to the history.
 */
export function enhanceApplyLinks(doc: Document, win: Window): void {
  const dialog = doc.querySelector<HTMLDialogElement>('#apply-dialog');
  const content = dialog?.querySelector<HTMLElement>('[data-phase]');
  if (!dialog || !content) return;
  /** Every opening starts with a new frame: one that was used would add to the session history. */
  const empty = content.cloneNode(true) as HTMLElement;
  let opener: HTMLElement | undefined;
  let form = noForm;
  /** Whether the dialog's entry of the session history is the current one. */
  let hasEntry = false;

  const open = (link: HTMLAnchorElement) => {
    opener = link;
    const root = contentFor(link, empty, win);
    show(dialog, root, link.dataset.applyTitle ?? '');
    // Otherwise WebKit would go to the top of the page when the dialog closes after a submission.
    win.history.scrollRestoration = 'manual';
    win.history.pushState({ ...win.history.state, dialog: true }, '');
    hasEntry = true;
    // A frame takes a slow phone a tenth of a second.
    afterPaint(() => {
      if (dialog.open && root.isConnected) form = startForm(root, dialog, win);
    });
  };

  doc.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
  dialog.addEventListener('close', () => {
    const { frame, stop } = form;
    form = noForm;
    stop();
    const entries = frame?.isConnected ? addedEntries(frame, win) : 0;
    frame?.remove();
    // The dialog's own, and those of a form that has changed its page.
    if (hasEntry) win.history.go(-1 - entries);
    hasEntry = false;
    opener?.focus();
  });
  win.addEventListener('popstate', () => {
    // Once a form has changed its page, WebKit gives the entry before the dialog's the same state.
    const isSubmitted = dialog.querySelector('[data-phase=submitted]');
    if (hasEntry && win.history.state?.dialog && !isSubmitted) return;
    hasEntry = false;
    dialog.close();
    restoreScrolling(win);
  });
  closeOnClicksOutside(dialog);
  connectEarly(doc, dialog, empty);
  for (const link of doc.querySelectorAll(LINK)) link.setAttribute('aria-haspopup', 'dialog');
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/** For other entries, once the browser has found this one's position. */
function restoreScrolling(win: Window): void {
  afterPaint(() => {
    win.history.scrollRestoration = 'auto';
  });
}

function placeIn(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-lead-form]');
}

/** @returns the content of the dialog for a link's car */
function contentFor(link: HTMLAnchorElement, empty: HTMLElement, win: Window): HTMLElement {
  const root = empty.cloneNode(true) as HTMLElement;
  const { make = '', model = '' } = detailsOf(link);
  Object.assign(root.dataset, { make, model });

  /** Miles a year, as far as the URL of the page says so. */
  const said = new URLSearchParams(win.location.search).get('mileage');
  const miles = said && parseMileage(said);
  const picker = new URL(link.href);
  picker.searchParams.set(CHANGING, '1');
  if (miles) picker.searchParams.set('mileage', miles);
  root.querySelector('[data-choose-miles]')?.setAttribute('href', picker.href);

  const place = placeIn(root);
  if (!place) return root;
  const address = new URL(place.dataset.leadForm ?? '');
  address.searchParams.set(INTERESTED_VEHICLE, link.dataset.applyVehicle ?? '');
  if (miles) address.searchParams.set('mileage', miles);
  place.dataset.leadForm = address.href;
  return root;
}

function show(dialog: HTMLDialogElement, root: HTMLElement, title: string): void {
  const heading = dialog.querySelector('h2');
  if (heading) heading.textContent = title;
  dialog.querySelector('[data-phase]')?.replaceWith(root);
  dialog.showModal();
  dialog.focus();
}

function startForm(root: HTMLElement, dialog: HTMLDialogElement, win: Window): Form {
  const place = placeIn(root);
  if (!place) return noForm;
  const form: Form = runLeadForm(place, win, {
    onChange: ({ phase, height }) => {
      root.dataset.phase = phase;
      place.style.height = `${height}px`;
    },
    onSubmitted: () => {
      place.remove();
      // Otherwise the first Back would go through the pages of the form that is gone.
      if (form.frame) leaveFrameHistory(form.frame, win);
      root.querySelector('h3')?.focus({ preventScroll: true });
      dialog.scrollTop = 0;
    },
  });
  const { frame } = form;
  if (!frame) return form;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-form-link]')) {
    link.href = frame.src;
  }
  return form;
}

function closeOnClicksOutside(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target === dialog || target.matches('[data-outside]')) dialog.close();
  });
}

/**
 * Connects to the provider at a finger or a pointer on a link, or its focus, before the form is
 * asked for.
 */
function connectEarly(doc: Document, dialog: HTMLElement, empty: HTMLElement): void {
  const address = placeIn(empty)?.dataset.leadForm;
  if (!address) return;
  const connect = (event: Event) => {
    if (!linkOf(event)) return;
    const link = dialog.ownerDocument.createElement('link');
    Object.assign(link, { rel: 'preconnect', href: new URL(address).origin });
    dialog.append(link);
    for (const type of SIGNS) doc.removeEventListener(type, connect);
  };
  for (const type of SIGNS) doc.addEventListener(type, connect, { passive: true });
}
