/**
 * The meaning of a window message from the hosted form (components/lead-form/README.md). Personal data
 * in a message is never read.
 */
export type ProviderMessage =
  /** `id` comes with the provider's own array. The documented object has none: `null`. */
  { type: 'submitted'; id: string | null } | { type: 'height'; height: number };

/** @returns `null` for a message that the contract doesn't name; never throws */
export function readProviderMessage(data: unknown): ProviderMessage | null {
  try {
    if (Array.isArray(data)) return readArray(data);
    if (typeof data !== 'object') return null;
    const { type, submitted } = data as { type?: unknown; submitted?: unknown };
    const isSubmission = type === 'form_submitted' || submitted === true;
    return isSubmission ? { type: 'submitted', id: null } : null;
  } catch {
    return null; // For example, if `data` is null.
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
 * Whether a message from the provider's origin comes from our form. If our frame has no width, nobody
 * sees the form, and its height is wrong.
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

/** Whether the window is the frame's own, or one nested in it. */
function isInside(source: Window, frame: unknown): boolean {
  return source === frame || (source.parent !== source && isInside(source.parent, frame));
}
