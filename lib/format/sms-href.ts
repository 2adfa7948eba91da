/**
 * @param phone "(201) 555-0123"
 * @param draft of the message
 * @returns a link that iPhones and Android phones understand
 */
export function smsHref(phone: string, draft: string): string {
  return `sms:+1${phone.replace(/\D/g, '')}?&body=${encodeURIComponent(draft)}`;
}
