// A file of its own, because most pages’ scripts need it, and bundles take whole files.
/**
 * @param phone "(201) 555-0123"
 * @returns "tel:+12015550123"
 */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}
