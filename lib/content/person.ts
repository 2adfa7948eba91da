import { z } from 'zod';

/** Who wrote or checked a guide: a name, and what the person is, which may be empty. */
export type Person = { name: string; role: string };

const expected = 'expected a name, and what the person is after a comma, such as "Jane Doe, founder"';

/** A person as the owner writes one: "Jane Doe, founder of the business". */
export const personSchema = z.string(expected).regex(/^[\p{Lu}][^,]+(, .{2,})?$/u, expected);

/** @param text a person in the form of `personSchema` */
export function personFrom(text: string): Person {
  const [name = '', ...role] = text.split(', ');
  return { name, role: role.join(', ') };
}
