'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { preconnect } from 'react-dom';
import { Button, type ButtonLook } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/text-link';
import type { ApplyDialog, DialogContent } from './apply-dialog';

type ApplyCar = {
  make: string;
  model?: string;
  /** The value of the form's hidden field `interested_vehicle`. */
  interestedVehicle: string;
  title: string;
  image?: string | null;
  href: string;
};

/** One click on Apply Now. When the dialog closes, `opener` gets the focus back. */
export type ApplyClick = ApplyCar & { opener: HTMLElement };

type Applying = {
  /** Whether a click opens the dialog. Until React is ready, the link leads to the apply page. */
  isReady: boolean;
  /** The URL of the clicked link while the dialog's code is loading; otherwise `null`. */
  waiting: string | null;
  prepare: () => void;
  open: (click: ApplyClick) => void;
};

const ApplyContext = createContext<Applying>({
  isReady: false,
  waiting: null,
  prepare: () => {},
  open: () => {},
});

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

  const load = async () => {
    const loaded = await import('./apply-dialog');
    setDialog(() => loaded.ApplyDialog);
  };

  const { baseUrl } = content.form;
  const prepare = () => {
    if (baseUrl) preconnect(new URL(baseUrl).origin);
    load().catch(() => {}); // A click tries again and shows the error.
  };

  const open = (next: ApplyClick) => {
    setClick(next);
    load().catch(() => {
      setClick(null);
      window.location.assign(next.href);
    });
  };

  const waiting = Dialog ? null : (click?.href ?? null);
  return (
    <ApplyContext value={{ isReady, waiting, prepare, open }}>
      {children}
      {Dialog && <Dialog {...content} click={click} />}
    </ApplyContext>
  );
}

/**
 * A link to the apply page with the car. Inside ApplyDialogProvider, a click opens the dialog
 * instead.
 */
export function ApplyNowLink(props: ApplyCar & ButtonLook & { label?: string }) {
  const { label, variant, className = '', ...car } = props;
  const { isReady, waiting, prepare, open } = use(ApplyContext);

  const onClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open({ ...car, opener: event.currentTarget });
  };

  return (
    <Button
      aria-busy={waiting === car.href || undefined}
      aria-haspopup={isReady ? 'dialog' : undefined}
      aria-label={label}
      className={`aria-busy:cursor-progress aria-busy:opacity-55 ${className}`}
      data-event="apply_click"
      href={car.href}
      onClick={onClick}
      onFocus={prepare}
      onPointerEnter={prepare}
      variant={variant}
    >
      Apply Now
    </Button>
  );
}
