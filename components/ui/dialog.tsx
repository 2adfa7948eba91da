import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/**
 * A native modal dialog with a title and a close button: a bottom sheet on phones. A script opens it; the browser keeps
 * the focus inside, makes the page behind inert, and closes it on Escape. A click on `data-outside` is outside of it.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-transparent text-ink outline-none backdrop:bg-backdrop"
      id={id}
      tabIndex={-1}
    >
      <div className="flex min-h-full items-end justify-center pt-6 sm:items-center sm:p-6" data-outside>
        <div className="w-full max-w-2xl rounded-t-lg bg-ground p-5 shadow-lifted sm:rounded-lg sm:p-8">
          <div className="sticky top-0 z-10 -mx-5 -mt-5 mb-2 flex items-start justify-between gap-4 rounded-t-lg bg-ground px-5 pt-5 pb-3 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8">
            <h2 className="font-display font-semibold text-2xl" id={`${id}-title`}>
              {title}
            </h2>
            <form method="dialog">
              <button
                aria-label="Close"
                className="-mt-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded hover:bg-tint"
                type="submit"
              >
                <Icon className="size-6" shape={X} />
              </button>
            </form>
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}
