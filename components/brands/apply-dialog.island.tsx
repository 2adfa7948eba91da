'use client';

import { useEffect, useRef, useState } from 'react';
import type { LeadFormSettings } from '@/components/lead-form/lead-form.island';
import type { ApplyDialogPanel } from './apply-dialog-panel';
import { type ApplyRequest, applyLinkAt, isPlainClick, requestOf } from './apply-request';

const loadPanel = () => import('./apply-dialog-panel');
type Opened = { request: ApplyRequest; Panel: typeof ApplyDialogPanel };

/**
 * The page's one dialog (spec section 2). It listens for clicks on the server's Apply Now links and loads the dialog
 * and the form on first use; until then, and when they cannot be loaded, the links lead to the apply page.
 */
export function ApplyDialog({ settings, formId }: { settings: LeadFormSettings; formId: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const opener = useRef<HTMLAnchorElement | null>(null);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = applyLinkAt(event.target);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      opener.current = link;
      loadPanel().then(
        ({ ApplyDialogPanel }) => setOpened({ request: requestOf(link), Panel: ApplyDialogPanel }),
        () => window.location.assign(link.href),
      );
    };
    const warm = (event: Event) => {
      if (applyLinkAt(event.target)) loadPanel().catch(() => {});
    };
    for (const link of document.querySelectorAll('a[data-apply-vehicle]')) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    document.addEventListener('click', open);
    document.addEventListener('pointerover', warm, { passive: true });
    document.addEventListener('focusin', warm);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('pointerover', warm);
      document.removeEventListener('focusin', warm);
    };
  }, []);

  useEffect(() => {
    if (opened) return;
    // The dialog's library was not there yet when its opener had the focus, so it cannot give it back by itself.
    opener.current?.focus();
    opener.current = null;
  }, [opened]);

  if (!opened) return null;
  const { Panel, request } = opened;
  return <Panel formId={formId} onClose={() => setOpened(null)} request={request} settings={settings} />;
}
