/** @jest-environment node */

import { parseEnv } from '@/lib/env/parse-env';

const supabase = {
  SUPABASE_URL: 'https://abc.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
};

describe('the environment', () => {
  it('may be empty; an empty text counts as missing', () => {
    const empty = { SUPABASE_URL: '', INVENTORY_REVALIDATE_SECONDS: '' };
    for (const source of [{}, empty])
      expect(parseEnv(source)).toEqual({
        supabase: null,
        leadFormOrigin: null,
        previewFormId: null,
        inventoryRevalidateSeconds: 300,
        googleTag: null,
        preview: false,
        https: false,
      });
  });

  it('has URLs as scheme and host, in lower case', () => {
    const given = {
      ...supabase,
      SUPABASE_URL: 'https://abc.supabase.example/rest/v1',
      LEAD_FORM_ORIGIN: 'HTTPS://Forms.Example:8443/',
    };
    expect(parseEnv(given)).toMatchObject({ supabase: { url: 'https://abc.supabase.example' } });
    expect(parseEnv(given).leadFormOrigin).toBe('https://forms.example:8443');
  });

  it('with several mistakes names them all, each once', () => {
    const source = { LEAD_FORM_ORIGIN: '"http:"', INVENTORY_REVALIDATE_SECONDS: 'y' };
    expect(() => parseEnv(source)).toThrow(
      /^Environment variables have a mistake:\n {2}LEAD_FORM_ORIGIN: .+\.\n {2}INVENTORY_REVALIDATE_SECONDS: .+\.$/,
    );
  });
});

/** A key in the older form, with what stands between its dots. */
const tokenOf = (payload: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;

it.each([
  ['LEAD_FORM_ORIGIN', 'localhost:4100'],
  ['LEAD_FORM_ORIGIN', 'http://forms.top-secret.example'],
  ['LEAD_FORM_ORIGIN', 'https://forms.example/widget/form/top-secret'],
  ['LEAD_FORM_ORIGIN', 'https://forms.example?id=top-secret'],
  ['SUPABASE_URL', 'postgresql://postgres:top-secret@db.abc.supabase.co:5432/x'],
  ['SUPABASE_PUBLISHABLE_KEY', 'sb_secret_top-secret'],
  ['SUPABASE_PUBLISHABLE_KEY', tokenOf({ role: 'service_role' })],
  ['SUPABASE_PUBLISHABLE_KEY', '“sb_publishable_1”'],
  ['VERCEL_ENV', 'Production'],
  ['INVENTORY_REVALIDATE_SECONDS', '5 minutes'],
  ['INVENTORY_REVALIDATE_SECONDS', '86401'],
  ['GOOGLE_TAG_ID', 'AW-1/x'],
  ['ALLOW_PLACEHOLDERS', 'yes'],
])('refuses %s %j in one sentence, without the value', (variable, value) => {
  const parse = () => parseEnv({ ...supabase, [variable]: value });
  expect(parse).toThrow(new RegExp(`mistake:\\n {2}${variable}: expected .+\\.$`));
  expect(parse).not.toThrow('top-secret');
});

it.each(['AW-1', 'AW-1/x'])('refuses %j as a label of conversions', (label) => {
  const parse = () => parseEnv({ GOOGLE_CONVERSION_LABEL: label, GOOGLE_TAG_ID: 'AW-1' });
  expect(parse).toThrow(/mistake:\n {2}GOOGLE_CONVERSION_LABEL: expected .+\.$/);
});

it.each([undefined, 'GTM-1', 'G-1'])('refuses a label of conversions with the tag %s', (tag) => {
  const parse = () => parseEnv({ GOOGLE_CONVERSION_LABEL: 'x', GOOGLE_TAG_ID: tag });
  expect(parse).toThrow(/mistake:\n {2}GOOGLE_TAG_ID: expected .+\.$/);
});

it.each([
  ['LEAD_FORM_ORIGIN', 'http://127.0.0.1:4100'],
  ['LEAD_FORM_ORIGIN', 'http://localhost:4100'],
  ['SUPABASE_URL', 'http://kong:8000'],
  ['SUPABASE_PUBLISHABLE_KEY', tokenOf({ role: 'anon' })],
  ['INVENTORY_REVALIDATE_SECONDS', '86400'],
  ['GOOGLE_TAG_ID', 'GTM-AB12CD3'],
  ['ALLOW_PLACEHOLDERS', '1'],
])('accepts %s %j', (variable, value) => {
  expect(() => parseEnv({ ...supabase, [variable]: value })).not.toThrow();
});

describe('a preview', () => {
  const live = {
    LEAD_FORM_ORIGIN: 'https://forms.example',
    GOOGLE_TAG_ID: 'AW-1',
    GOOGLE_CONVERSION_LABEL: 'x',
  };
  const preview = { ...live, VERCEL_ENV: 'preview' };
  const tested = { ...preview, PREVIEW_LEAD_FORM_ID: 'test-1' };

  it('with the variables of production has no form, no tag, and no conversion of theirs', () => {
    expect(parseEnv(preview)).toMatchObject({
      preview: true,
      leadFormOrigin: null,
      previewFormId: null,
      googleTag: null,
    });
  });

  it('has the test form of its own variable, and no tag', () => {
    expect(parseEnv(tested)).toMatchObject({
      leadFormOrigin: 'https://forms.example',
      previewFormId: 'test-1',
      googleTag: null,
      https: true,
    });
  });

  it('lends the form to nothing else, and only production has the tag', () => {
    expect(parseEnv({ ...tested, VERCEL_ENV: '' })).toMatchObject({
      googleTag: null,
      https: false,
    });
    const unlabeled = {
      ...live,
      VERCEL_ENV: 'production',
      GOOGLE_CONVERSION_LABEL: '',
    };
    expect(parseEnv(unlabeled).googleTag).toEqual({ id: 'AW-1', sendTo: null });
    expect(parseEnv({ ...tested, VERCEL_ENV: 'production' })).toMatchObject({
      preview: false,
      https: true,
      previewFormId: null,
      googleTag: { id: 'AW-1', sendTo: 'AW-1/x' },
    });
  });
});
