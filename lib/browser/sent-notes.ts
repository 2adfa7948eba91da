import { sentRequests, watchSentRequests } from '@/lib/lead-form/sent-requests';

/** Shows "Request sent" on the cards of cars that the visitor has asked about in this session. */
export function showSentNotes(doc: Document, win: Window): void {
  const show = () => {
    const sent = sentRequests(win);
    for (const note of doc.querySelectorAll<HTMLElement>('[data-sent-note]'))
      note.hidden = !sent.includes(note.dataset.sentNote ?? '');
  };
  show();
  watchSentRequests(show, win);
}
