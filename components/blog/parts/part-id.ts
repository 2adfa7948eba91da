/** @returns an id made from a title, unique on its page as long as titles are: "checklist-delivery-day" */
export function partId(kind: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${kind}-${words.slice(0, 8).join('-')}`;
}
