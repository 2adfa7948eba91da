import { X } from 'lucide';
import { Heading } from './heading';
import { IconButton } from './icon';

const fullScreen = 'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none';

const look =
  'overflow-y-auto overscroll-contain bg-transparent text-ink outline-none backdrop:bg-backdrop';

/** It stays at the top while the content scrolls, over the padding of the panel. */
const titleBar = [
  'sticky top-0 z-10 mb-2 flex items-start justify-between gap-4 rounded-t-lg bg-ground',
  '-mx-5 -mt-5 px-5 pt-5 pb-3 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8',
].join(' ');

/**
 * A native modal dialog, a bottom sheet on phones. A script opens it; a click on `data-outside` is
 * outside of it.
 */
export function Dialog({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={`${fullScreen} ${look}`}
      id={id}
      tabIndex={-1}
    >
      <div
        className="flex min-h-full items-end justify-center pt-6 sm:items-center sm:p-6"
        data-outside
      >
        <div className="w-full max-w-2xl rounded-t-lg bg-ground p-5 shadow-lifted sm:rounded-lg sm:p-8">
          <div className={titleBar}>
            <Heading id={`${id}-title`} size="card">
              {title}
            </Heading>
            <form method="dialog">
              <IconButton
                className="-mt-1 -mr-2 size-11 hover:bg-tint"
                icon={X}
                label="Close"
                type="submit"
              />
            </form>
          </div>
          {children}
        </div>
      </div>
    </dialog>
  );
}
