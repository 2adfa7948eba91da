/** @jest-environment node */
import { parseEnv } from '@/lib/env/schema';

const supabase = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the environment', () => {
  it('may be empty: no database, no form, five minutes', () => {
    expect(parseEnv({})).toEqual({
      supabase: null,
      leadFormUrl: null,
      inventoryRevalidateSeconds: 300,
      revalidateSecret: null,
      previewHost: null,
      googleTag: null,
    });
  });

  it('counts empty texts as missing', () => {
    expect(
      parseEnv({
        NEXT_PUBLIC_SUPABASE_URL: '',
        NEXT_PUBLIC_LEAD_FORM_URL: '',
        INVENTORY_REVALIDATE_SECONDS: '',
      }),
    ).toEqual(parseEnv({}));
  });

  it('takes what it needs, without slashes at the end', () => {
    expect(
      parseEnv({
        ...supabase,
        NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example/',
        NEXT_PUBLIC_LEAD_FORM_URL: 'http://127.0.0.1:4100//',
        INVENTORY_REVALIDATE_SECONDS: '60',
        REVALIDATE_SECRET: 'sixteen signs or more',
        HOME: '/somewhere',
      }),
    ).toEqual({
      supabase: { url: 'https://abc.supabase.example', publishableKey: 'sb_publishable_1' },
      leadFormUrl: 'http://127.0.0.1:4100',
      inventoryRevalidateSeconds: 60,
      revalidateSecret: 'sixteen signs or more',
      previewHost: null,
      googleTag: null,
    });
  });

  it('takes the older name of the key, and the newer one first', () => {
    const { NEXT_PUBLIC_SUPABASE_URL } = supabase;
    const older = { NEXT_PUBLIC_SUPABASE_ANON_KEY: 'old' };
    expect(parseEnv({ NEXT_PUBLIC_SUPABASE_URL, ...older }).supabase?.publishableKey).toBe('old');
    expect(parseEnv({ ...supabase, ...older }).supabase?.publishableKey).toBe('sb_publishable_1');
  });

  it.each([
    ['NEXT_PUBLIC_SUPABASE_URL', { ...supabase, NEXT_PUBLIC_SUPABASE_URL: 'abc.supabase.example' }],
    ['NEXT_PUBLIC_SUPABASE_URL', { ...supabase, NEXT_PUBLIC_SUPABASE_URL: 'postgres://abc.example/db' }],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.example' }],
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'forms.example' }],
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'localhost:4100' }],
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'javascript:alert(1)' }],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: '0' }],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: '-5' }],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: '1.5' }],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: 'soon' }],
    ['REVALIDATE_SECRET', { REVALIDATE_SECRET: 'too short' }],
  ])('with a mistake in %s says so and what was expected: %j', (name, source) => {
    expect(() => parseEnv(source)).toThrow(/^Environment variables have a mistake:\n/);
    expect(() => parseEnv(source)).toThrow(`  ${name}: expected `);
  });

  it('with several mistakes names them all', () => {
    const source = { NEXT_PUBLIC_LEAD_FORM_URL: 'x', INVENTORY_REVALIDATE_SECONDS: 'y' };
    expect(() => parseEnv(source)).toThrow(
      /NEXT_PUBLIC_LEAD_FORM_URL: .*\n {2}INVENTORY_REVALIDATE_SECONDS: /,
    );
  });

  it('never repeats a key in its complaint', () => {
    const secret = {
      NEXT_PUBLIC_SUPABASE_URL: 'nowhere',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'top-secret',
    };
    expect(() => parseEnv(secret)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('top-secret') }),
    );
  });
});
