import 'server-only';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { env } from '@/lib/env/server';

/** What forms need from the server. `baseUrl` is null if no provider is configured. */
export function leadFormSettings() {
  const { phone, email, textPhone } = business();
  const { inWriting } = pages().forms;
  return { baseUrl: env().leadFormUrl, phone, email, textPhone, inWriting };
}
