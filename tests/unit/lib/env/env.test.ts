/** @jest-environment node */
import { policyEnv } from '@/lib/env/policy';
import { parseEnv } from '@/lib/env/schema';

const supabase = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the environment', () => {
  it('may be empty; an empty text counts as missing', () => {
    const empty = { NEXT_PUBLIC_SUPABASE_URL: '', INVENTORY_REVALIDATE_SECONDS: '', VERCEL_URL: '' };
    for (const source of [{}, empty])
      expect(parseEnv(source)).toEqual({
        supabase: null,
        leadFormUrl: null,
        inventoryRevalidateSeconds: 300,
        revalidateSecret: null,
        previewHost: null,
        googleTag: null,
        webAnalytics: false,
      });
  });

  it('is read without slashes at the end of URLs', () => {
    expect(
      parseEnv({
        ...supabase,
        NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example/',
        NEXT_PUBLIC_LEAD_FORM_URL: 'http://127.0.0.1:4100//',
        INVENTORY_REVALIDATE_SECONDS: '60',
        REVALIDATE_SECRET: 'sixteen characters or more',
      }),
    ).toMatchObject({
      supabase: { url: 'https://abc.supabase.example', publishableKey: 'sb_publishable_1' },
      leadFormUrl: 'http://127.0.0.1:4100',
      inventoryRevalidateSeconds: 60,
      revalidateSecret: 'sixteen characters or more',
    });
  });

  it('may have the older name of the key, but the newer one takes precedence', () => {
    const { NEXT_PUBLIC_SUPABASE_URL } = supabase;
    const older = { NEXT_PUBLIC_SUPABASE_ANON_KEY: 'old' };
    expect(parseEnv({ NEXT_PUBLIC_SUPABASE_URL, ...older }).supabase?.publishableKey).toBe('old');
    expect(parseEnv({ ...supabase, ...older }).supabase?.publishableKey).toBe('sb_publishable_1');
  });

  it.each([
    ['NEXT_PUBLIC_SUPABASE_URL', { ...supabase, NEXT_PUBLIC_SUPABASE_URL: 'abc.supabase.example' }],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.example' }],
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'javascript:alert(1)' }],
    ['VERCEL_URL', { VERCEL_URL: 'https://site.example/' }],
    ['NEXT_PUBLIC_GOOGLE_TAG_ID', { NEXT_PUBLIC_GOOGLE_TAG_ID: 'UA-1' }],
    ['NEXT_PUBLIC_GOOGLE_TAG_ID', { NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'abc' }],
    [
      'NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL',
      { NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'a b' },
    ],
    ['WEB_ANALYTICS', { WEB_ANALYTICS: '1' }],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: '0' }],
    ['REVALIDATE_SECRET', { REVALIDATE_SECRET: 'too short' }],
  ])('with an invalid %s fails with what was expected: %j', (name, source) => {
    expect(() => parseEnv(source)).toThrow(/^Environment variables have a mistake:\n/);
    expect(() => parseEnv(source)).toThrow(`  ${name}: expected `);
  });

  it('has the host of a preview, and the advertising tag only in production', () => {
    const tag = { NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-123', NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'x-Y_9' };
    const preview = parseEnv({ ...tag, VERCEL_ENV: 'preview', VERCEL_URL: 'site-1.vercel.app' });
    expect(preview).toMatchObject({ previewHost: 'site-1.vercel.app', googleTag: null });
    const production = parseEnv({ ...tag, VERCEL_ENV: 'production', VERCEL_URL: 'site-1.vercel.app' });
    expect(production).toMatchObject({
      previewHost: null,
      googleTag: { id: 'AW-123', sendTo: 'AW-123/x-Y_9' },
    });
    expect(parseEnv(tag).googleTag).toBeNull();
    const { NEXT_PUBLIC_GOOGLE_TAG_ID } = tag;
    expect(parseEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID, VERCEL_ENV: 'production' }).googleTag?.sendTo).toBeNull();
  });

  it('lets Vercel measure in production only, when asked', () => {
    const WEB_ANALYTICS = 'vercel';
    expect(parseEnv({ WEB_ANALYTICS, VERCEL_ENV: 'preview' }).webAnalytics).toBe(false);
    expect(parseEnv({ VERCEL_ENV: 'production' }).webAnalytics).toBe(false);
    expect(parseEnv({ WEB_ANALYTICS, VERCEL_ENV: 'production' }).webAnalytics).toBe(true);
  });

  it('with several mistakes names them all, and repeats no value', () => {
    const source = { NEXT_PUBLIC_LEAD_FORM_URL: 'top-secret', INVENTORY_REVALIDATE_SECONDS: 'y' };
    expect(() => parseEnv(source)).toThrow(
      /NEXT_PUBLIC_LEAD_FORM_URL: ((?!secret).)*\n {2}INVENTORY_REVALIDATE_SECONDS: /,
    );
  });
});

describe('the environment of the content policy', () => {
  it.each(['production', 'preview'])('expects https on deployments: %s', (VERCEL_ENV) => {
    expect(policyEnv({ VERCEL_ENV }).https).toBe(true);
    expect(policyEnv({ VERCEL_ENV }).preview).toBe(VERCEL_ENV === 'preview');
    expect(policyEnv({})).toMatchObject({ https: false, preview: false });
  });

  it('has the advertising tag only in production', () => {
    const tagOf = (NEXT_PUBLIC_GOOGLE_TAG_ID: string, VERCEL_ENV: string) =>
      policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID, VERCEL_ENV }).googleTagId;
    expect(tagOf('AW-1', 'production')).toBe('AW-1');
    expect([tagOf('AW-1', 'preview'), tagOf('', 'production')]).toEqual([null, null]);
  });
});
