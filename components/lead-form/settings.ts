import 'server-only';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { env } from '@/lib/env/server';

/**
 * What every form needs of the server: the provider's URL, `null` when none is configured, the ways
 * to call and to write, and the words before the latter.
 */
export function leadFormSettings() {
  const { phone, email, textPhone } = business();
  const { inWriting } = pages().forms;
  return { baseUrl: env().leadFormUrl, phone, email, textPhone, inWriting };
}
