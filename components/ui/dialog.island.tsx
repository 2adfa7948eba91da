'use client';

import {
  CloseButton,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as HeadlessDialog,
} from '@headlessui/react';
import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A modal dialog: traps and restores focus, closes on Escape and on a click outside, and locks the page's scrolling. */
export function Dialog({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  return (
    <HeadlessDialog className="relative z-50" onClose={onClose} open={open}>
      <DialogBackdrop className="fixed inset-0 bg-ink/60" />
      <div className="fixed inset-0 overflow-y-auto overscroll-contain">
        <div className="flex min-h-full items-end justify-center sm:items-center sm:p-6">
          <DialogPanel className="w-full max-w-2xl rounded-t-lg bg-paper p-5 shadow-lifted sm:rounded-lg sm:p-8">
            <div className="sticky top-0 z-10 -mx-5 -mt-5 mb-2 flex items-start justify-between gap-4 rounded-t-lg bg-paper px-5 pt-5 pb-3 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8">
              <DialogTitle className="font-display font-semibold text-2xl">{title}</DialogTitle>
              <CloseButton
                aria-label="Close"
                className="-mt-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-glass"
              >
                <Icon className="size-6" shape={X} />
              </CloseButton>
            </div>
            {children}
          </DialogPanel>
        </div>
      </div>
    </HeadlessDialog>
  );
}
