/**
 * @param phone "(201) 555-0123"
 * @returns "+12015550123"
 */
export const internationalPhone = (phone: string): string => `+1${phone.replace(/\D/g, '')}`;

export const telHref = (phone: string): string => `tel:${internationalPhone(phone)}`;

/** Opens the draft of a text message, in a form that both iPhones and Android phones understand. */
export const smsHref = (phone: string, draft: string): string =>
  `sms:${internationalPhone(phone)}?&body=${encodeURIComponent(draft)}`;

export const mailtoHref = (email: string, subject: string, body: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
