'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { preconnect } from 'react-dom';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/is-plain-click';
import type { ApplyDialog, DialogContent } from './apply-dialog';

type ApplyCar = {
  make: string;
  model?: string;
  /** What the form gets as `interested_vehicle`. */
  carTitle: string;
  dialogTitle: string;
  image?: string | null;
  href: string;
};

/** One click on Apply Now. When the dialog closes, `opener` gets the focus back. */
export type ApplyClick = ApplyCar & { opener: HTMLElement };

type DialogOpener = {
  prepare: () => void;
  /** Resolves when the dialog is open, or its code can't be loaded and the link is followed. */
  open: (click: ApplyClick) => Promise<void>;
};

/** `null` until React is ready: a click then leads to the apply page. */
const ApplyContext = createContext<DialogOpener | null>(null);

type Props = DialogContent & { children: ReactNode };

/**
 * Opens one dialog for all Apply Now links inside it. The dialog's code is loaded when a visitor
 * points at one of them or focuses it.
 */
export function ApplyDialogProvider({ children, ...content }: Props) {
  const [isReady, setReady] = useState(false);
  const [Dialog, setDialog] = useState<typeof ApplyDialog | null>(null);
  const [click, setClick] = useState<ApplyClick | null>(null);
  useEffect(() => setReady(true), []);

  // Not React.lazy, which never tries again after a failure.
  const load = async () => {
    const loaded = await import('./apply-dialog');
    setDialog(() => loaded.ApplyDialog);
  };

  const { leadFormOrigin } = content.form;
  const prepare = () => {
    if (leadFormOrigin) preconnect(leadFormOrigin);
    load().catch(() => {}); // A click tries again.
  };

  const open = async (next: ApplyClick) => {
    setClick(next);
    try {
      await load();
    } catch {
      setClick(null);
      window.location.assign(next.href);
    }
  };

  return (
    <ApplyContext value={isReady ? { prepare, open } : null}>
      {children}
      {Dialog && <Dialog {...content} click={click} />}
    </ApplyContext>
  );
}

/**
 * A link to the apply page with the car. Inside ApplyDialogProvider, a click opens the dialog
 * instead.
 */
export function ApplyNowLink(props: ApplyCar & ButtonStyleProps & { label?: string }) {
  const { label, variant, className = '', ...car } = props;
  const dialog = use(ApplyContext);
  const [isWaiting, setWaiting] = useState(false);

  const onClick = async (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!dialog || !isPlainClick(event)) return;
    event.preventDefault();
    setWaiting(true);
    await dialog.open({ ...car, opener: event.currentTarget });
    setWaiting(false);
  };

  return (
    <Button
      aria-busy={isWaiting || undefined}
      aria-haspopup={dialog ? 'dialog' : undefined}
      aria-label={label}
      className={`aria-busy:cursor-progress aria-busy:opacity-55 ${className}`}
      data-event="apply_click"
      href={car.href}
      onClick={onClick}
      onFocus={dialog?.prepare}
      onPointerEnter={dialog?.prepare}
      variant={variant}
    >
      Apply Now
    </Button>
  );
}
