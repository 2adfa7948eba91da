/**
 * The meaning of a window message from the hosted form. Personal data in a message is never read.
 */
export type ProviderMessage =
  | { kind: 'submitted'; submissionId: string | null; fromFrameOnly: boolean }
  | { kind: 'height'; height: number }
  | { kind: 'ignored' };

const IGNORED: ProviderMessage = { kind: 'ignored' };

/**
 * Reads the data of a window message: the specified object, the provider's own array, or its height
 * report; never throws.
 */
export function readProviderMessage(data: unknown): ProviderMessage {
  try {
    if (Array.isArray(data)) return readArray(data);
    if (typeof data !== 'object') return IGNORED;
    const { type, submitted } = data as { type?: unknown; submitted?: unknown };
    return type === 'form_submitted' || submitted === true
      ? { kind: 'submitted', submissionId: null, fromFrameOnly: false }
      : IGNORED;
  } catch {
    return IGNORED; // Such as of null.
  }
}

function readArray(data: unknown[]): ProviderMessage {
  const [name, second] = data;
  if (name === 'set-sticky-contacts' && second === '_ud') {
    const submissionId = data[4];
    return typeof submissionId === 'string' && submissionId.trim() !== ''
      ? { kind: 'submitted', submissionId, fromFrameOnly: true }
      : IGNORED;
  }
  if (name === 'highlevel.setHeight' && typeof second === 'object') {
    const height = Number((second as { height?: unknown }).height);
    return Number.isFinite(height) && height > 0 ? { kind: 'height', height } : IGNORED;
  }
  return IGNORED;
}

/**
 * The origin of a message must be the provider's, exactly, and it may not come from another page of
 * the provider, such as one that opened ours; arrays must come from our frame's window, and heights
 * while that has a width.
 */
export function isTrusted(
  message: ProviderMessage,
  event: { origin: string; source: unknown },
  expected: { origin: string; frame: { contentWindow: unknown; clientWidth: number } },
): boolean {
  if (event.origin !== expected.origin || message.kind === 'ignored') return false;
  const { contentWindow, clientWidth } = expected.frame;
  if (contentWindow === null || event.source === null) return false;
  if (message.kind === 'submitted' && !message.fromFrameOnly)
    return isInside(event.source as Window, contentWindow);
  if (event.source !== contentWindow) return false;
  return message.kind !== 'height' || clientWidth > 0;
}

/** @returns whether a window is the frame's or that of a frame in it */
function isInside(source: Window, frame: unknown): boolean {
  return source === frame || (source.parent !== source && isInside(source.parent, frame));
}
