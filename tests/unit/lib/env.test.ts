/** @jest-environment node */
import { policyEnv } from '@/lib/env/proxy';
import { parseEnv } from '@/lib/env/server';

const supabase = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the environment', () => {
  it('may be empty; an empty text counts as missing', () => {
    const empty = { NEXT_PUBLIC_SUPABASE_URL: '', INVENTORY_REVALIDATE_SECONDS: '' };
    for (const source of [{}, empty])
      expect(parseEnv(source)).toEqual({
        supabase: null,
        leadFormUrl: null,
        previewFormId: null,
        inventoryRevalidateSeconds: 300,
        googleTag: null,
        hasImageSizes: false,
        vercelInsights: false,
        preview: false,
      });
  });

  it('is read without slashes at the end of URLs', () => {
    const given = {
      ...supabase,
      NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example/',
      NEXT_PUBLIC_LEAD_FORM_URL: 'http://127.0.0.1:4100//',
    };
    expect(parseEnv(given)).toMatchObject({
      supabase: { url: 'https://abc.supabase.example', publishableKey: 'sb_publishable_1' },
      leadFormUrl: 'http://127.0.0.1:4100',
    });
  });

  it.each([
    ['NEXT_PUBLIC_SUPABASE_URL', { ...supabase, NEXT_PUBLIC_SUPABASE_URL: 'abc.supabase.example' }],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.example' }],
    ['NEXT_PUBLIC_LEAD_FORM_URL', { NEXT_PUBLIC_LEAD_FORM_URL: 'javascript:alert(1)' }],
    ['NEXT_PUBLIC_GOOGLE_TAG_ID', { NEXT_PUBLIC_GOOGLE_TAG_ID: 'UA-1' }],
    ['NEXT_PUBLIC_GOOGLE_TAG_ID', { NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'abc' }],
    [
      'NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL',
      { NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'a b' },
    ],
    ['INVENTORY_REVALIDATE_SECONDS', { INVENTORY_REVALIDATE_SECONDS: '0' }],
  ])('with an invalid %s fails with what was expected: %j', (name, source) => {
    expect(() => parseEnv(source)).toThrow(/^Environment variables have a mistake:\n/);
    expect(() => parseEnv(source)).toThrow(`  ${name}: expected `);
  });

  it('has what measures visitors only in production', () => {
    const tag = {
      NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-123',
      NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'x-Y_9',
    };
    const on = (VERCEL_ENV: string, more = {}) => parseEnv({ ...tag, VERCEL_ENV, ...more });
    expect(on('').googleTag).toBeNull();
    expect(on('preview').googleTag).toBeNull();
    const googleTag = { id: 'AW-123', sendTo: 'AW-123/x-Y_9' };
    expect(on('production')).toMatchObject({ googleTag });
    const unlabeled = on('production', { NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: '' });
    expect(unlabeled.googleTag).toEqual({ id: 'AW-123', sendTo: null });
  });

  it('counts page views and loading times with Vercel in production only, if it is set', () => {
    const on = (VERCEL_ENV: string, VERCEL_INSIGHTS: string) =>
      parseEnv({ VERCEL_ENV, VERCEL_INSIGHTS }).vercelInsights;
    expect(on('production', '1')).toBe(true);
    expect(on('production', '')).toBe(false);
    expect(on('preview', '1')).toBe(false);
  });

  it('with several mistakes names them all, and repeats no value', () => {
    const source = { NEXT_PUBLIC_LEAD_FORM_URL: 'top-secret', INVENTORY_REVALIDATE_SECONDS: 'y' };
    expect(() => parseEnv(source)).toThrow(
      /NEXT_PUBLIC_LEAD_FORM_URL: ((?!secret).)*\n {2}INVENTORY_REVALIDATE_SECONDS: /,
    );
  });
});

it.each([
  ['production', { https: true, preview: false, googleTagId: 'AW-1' }],
  ['preview', { https: true, preview: true, googleTagId: null }],
  [undefined, { https: false, preview: false, googleTagId: null }],
])('the policy has https on a deployment, and the tag in production: %s', (VERCEL_ENV, policy) => {
  expect(policyEnv({ VERCEL_ENV, NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1' })).toMatchObject(policy);
  expect(policyEnv({ VERCEL_ENV, NEXT_PUBLIC_GOOGLE_TAG_ID: '' }).googleTagId).toBeNull();
});

describe('a preview', () => {
  const live = {
    NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example',
    NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1',
    NEXT_PUBLIC_GOOGLE_CONVERSION_LABEL: 'x',
  };
  const preview = { ...live, VERCEL_ENV: 'preview' };
  const tested = { ...preview, PREVIEW_LEAD_FORM_ID: 'test-1', PREVIEW_GOOGLE_TAG_ID: 'GTM-TEST' };

  it('with the variables of production has no form, no tag, and no conversion of theirs', () => {
    expect(parseEnv(preview)).toMatchObject({
      preview: true,
      leadFormUrl: null,
      previewFormId: null,
      googleTag: null,
    });
    expect(policyEnv(preview)).toMatchObject({ leadFormUrl: null, googleTagId: null });
  });

  it('has the test form and the test container of its own variables', () => {
    expect(parseEnv(tested)).toMatchObject({
      leadFormUrl: 'https://forms.example',
      previewFormId: 'test-1',
      googleTag: { id: 'GTM-TEST', sendTo: null },
    });
    expect(policyEnv(tested)).toMatchObject({
      leadFormUrl: 'https://forms.example',
      googleTagId: 'GTM-TEST',
    });
  });

  it('lends neither of them to production', () => {
    expect(parseEnv({ ...tested, VERCEL_ENV: 'production' })).toMatchObject({
      preview: false,
      previewFormId: null,
      googleTag: { id: 'AW-1', sendTo: 'AW-1/x' },
    });
  });
});
