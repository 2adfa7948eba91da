/**
 * The meaning of a window message from the hosted form. Personal data in a message is never read.
 */
export type ProviderMessage =
  /** `id`: of the provider's own array; `null` of the documented object, which has none. */
  { type: 'submitted'; id: string | null } | { type: 'height'; height: number };

/**
 * Reads the data of a window message: the specified object, the provider's own array, or its height
 * report; never throws.
 *
 * @returns `null` for any other
 */
export function readProviderMessage(data: unknown): ProviderMessage | null {
  try {
    if (Array.isArray(data)) return readArray(data);
    if (typeof data !== 'object') return null;
    const { type, submitted } = data as { type?: unknown; submitted?: unknown };
    const isSubmission = type === 'form_submitted' || submitted === true;
    return isSubmission ? { type: 'submitted', id: null } : null;
  } catch {
    return null; // Such as of null.
  }
}

function readArray([name, second, , , id]: unknown[]): ProviderMessage | null {
  if (name === 'set-sticky-contacts' && second === '_ud') {
    return typeof id === 'string' && id.trim() ? { type: 'submitted', id } : null;
  }
  if (name === 'highlevel.setHeight' && typeof second === 'object') {
    const height = Number((second as { height?: unknown }).height);
    return Number.isFinite(height) && height > 0 ? { type: 'height', height } : null;
  }
  return null;
}

/**
 * Whether a message of the provider's origin is about our form: another page of the provider may
 * have opened ours. A frame without a width has a form that nobody sees, with a wrong height.
 */
export function isTrusted(
  message: ProviderMessage,
  source: unknown,
  { contentWindow, clientWidth }: { contentWindow: unknown; clientWidth: number },
): boolean {
  if (contentWindow === null || source === null) return false;
  if (message.type === 'submitted' && message.id === null)
    return isInside(source as Window, contentWindow);
  if (source !== contentWindow) return false;
  return message.type !== 'height' || clientWidth > 0;
}

/** @returns whether a window is the frame's or that of a frame in it */
function isInside(source: Window, frame: unknown): boolean {
  return source === frame || (source.parent !== source && isInside(source.parent, frame));
}
