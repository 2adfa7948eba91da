import {
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Dialog as ModalDialog,
  Transition,
} from '@headlessui/react';
import { X } from 'lucide';
import { useRef } from 'react';
import { Heading } from './heading';
import { IconButton } from './icon';

const motionLook = 'transition duration-170 ease-tide data-closed:opacity-0';

const panelLook = 'w-full max-w-2xl rounded-t-lg bg-ground p-5 shadow-lifted sm:rounded-lg sm:px-8';

/** The title bar stays at the top while the content scrolls. It also covers the panel's padding. */
const titleBarLook = [
  'sticky top-0 z-10 rounded-t-lg border-line border-b bg-ground',
  'mb-3 flex items-start justify-between gap-2',
  '-mx-5 -mt-5 px-5 py-3 sm:-mx-8 sm:px-8',
].join(' ');

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the dialog is invisible. The focus is back where it was before, or nowhere. */
  onClosed: () => void;
  children: React.ReactNode;
};

/**
 * A modal dialog, shown as a bottom sheet on phones. It stays in the document when closed, because
 * a frame in it would otherwise load again.
 */
export function Dialog(props: Props) {
  const { title, isOpen, onClose, onClosed, children } = props;
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Transition afterLeave={onClosed} appear show={isOpen} unmount={false}>
      <ModalDialog
        className="fixed inset-0 z-50 overflow-y-auto overscroll-contain outline-none"
        initialFocus={dialog}
        onClose={onClose}
        ref={dialog}
        unmount={false}
      >
        <DialogBackdrop className={`fixed inset-0 bg-backdrop ${motionLook}`} transition />
        <div className="relative flex min-h-full items-end justify-center pt-6 sm:items-center sm:p-2.5">
          <DialogPanel
            className={`${panelLook} ${motionLook} data-closed:translate-y-6`}
            transition
          >
            <div className={titleBarLook}>
              <DialogTitle as={Heading} className="grow max-sm:text-lg" size="card">
                {title}
              </DialogTitle>
              <IconButton
                className="-my-1.5 -mr-2 size-11 hover:bg-tint"
                icon={X}
                label="Close"
                onClick={onClose}
              />
            </div>
            {children}
          </DialogPanel>
        </div>
      </ModalDialog>
    </Transition>
  );
}
