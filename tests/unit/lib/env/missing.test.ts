/** @jest-environment node */
import { missingVariables } from '@/lib/env/missing';

const all = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key',
  NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example',
};

describe('the message about missing variables', () => {
  it('is null when nothing is missing, whichever name the key has', () => {
    expect(missingVariables(all)).toBeNull();
    const { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key, ...rest } = all;
    expect(missingVariables({ ...rest, NEXT_PUBLIC_SUPABASE_ANON_KEY: key })).toBeNull();
  });

  it('names every missing one and what is missing on the site without it', () => {
    expect(
      missingVariables({ NEXT_PUBLIC_SUPABASE_URL: '' }),
    ).toBe(`Not set, so the site is built without them (.env.example explains each):
  NEXT_PUBLIC_SUPABASE_URL: without it /inventory says that the inventory database is not configured
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: without it the inventory cannot be read
  NEXT_PUBLIC_LEAD_FORM_URL: without it the three forms are replaced by a notice with the phone number`);
  });
});
