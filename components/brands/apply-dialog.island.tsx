'use client';

import { useEffect, useRef, useState } from 'react';
import type { LeadFormSettings } from '@/components/lead-form/lead-form.island';
import type { ApplyDialogPanel } from './apply-dialog-panel';
import { type ApplyRequest, applyLinkAt, isPlainClick, readApplyRequest } from './apply-request';

const loadPanel = () => import('./apply-dialog-panel');
type Opened = { request: ApplyRequest; Panel: typeof ApplyDialogPanel };

/**
 * Opens the dialog for all Apply Now links of a brand page (docs/product.md#brand-pages). The dialog and the form are
 * loaded on first use; when that fails, the link leads to the apply page as it does without JavaScript.
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
        ({ ApplyDialogPanel }) => setOpened({ request: readApplyRequest(link), Panel: ApplyDialogPanel }),
        () => window.location.assign(link.href),
      );
    };
    const preload = (event: Event) => {
      if (applyLinkAt(event.target)) loadPanel().catch(() => {});
    };
    for (const link of document.querySelectorAll('a[data-apply-vehicle]')) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    document.addEventListener('click', open);
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('click', open);
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);

  useEffect(() => {
    if (opened) return;
    // Headless UI was not loaded yet when the link had the focus, so it cannot restore it.
    opener.current?.focus();
    opener.current = null;
  }, [opened]);

  if (!opened) return null;
  const { Panel, request } = opened;
  return <Panel formId={formId} onClose={() => setOpened(null)} request={request} settings={settings} />;
}
