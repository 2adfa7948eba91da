/** @returns an element id such as "checklist-delivery-day", unique on its page as long as titles are */
export function elementId(kind: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${kind}-${words.slice(0, 8).join('-')}`;
}
