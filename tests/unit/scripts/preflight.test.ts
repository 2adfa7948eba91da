/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { checkVariables } from '@/scripts/build/preflight';
import { findPlaceholders } from '@/scripts/lib/placeholders';

const complete = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'key',
  NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example',
};
const placeholder = { file: 'content/business.ts', line: 7, text: "name: 'Example'", what: 'is an example' };
const production = { ...complete, VERCEL_ENV: 'production' };

describe('before the build', () => {
  it('there is nothing to report when everything is set', () => {
    expect(checkVariables(complete, [placeholder])).toEqual({ notes: [], error: null });
    expect(checkVariables(production, [])).toEqual({ notes: [], error: null });
  });

  it('missing variables are named in one note and do not stop it', () => {
    const older = { NEXT_PUBLIC_SUPABASE_ANON_KEY: 'key', NEXT_PUBLIC_SUPABASE_URL: '' };
    const { notes, error } = checkVariables(older, [placeholder]);
    expect(error).toBeNull();
    expect(notes).toEqual([
      `Not set, so the site is built without them (.env.example explains each):
  NEXT_PUBLIC_SUPABASE_URL and its key: without them /inventory says that its database is not configured
  NEXT_PUBLIC_LEAD_FORM_URL: without it the three forms are replaced by a notice with the phone number`,
    ]);
  });

  it('placeholders stop a production build, each named with file and line', () => {
    const { error } = checkVariables(production, [placeholder]);
    expect(error).toContain("content/business.ts:7  name: 'Example'");
    expect(error).toContain('ALLOW_PLACEHOLDERS=1');
    expect(checkVariables({ ...production, VERCEL_ENV: 'preview' }, [placeholder]).error).toBeNull();
  });

  it('placeholders can be allowed, and are still listed', () => {
    const { notes, error } = checkVariables({ ...production, ALLOW_PLACEHOLDERS: '1' }, [placeholder]);
    expect(error).toBeNull();
    expect(notes.join()).toContain('content/business.ts:7');
  });
});

it('the build does not start with a malformed variable', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_PUBLIC_LEAD_FORM_URL: 'forms.example' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('NEXT_PUBLIC_LEAD_FORM_URL: expected a URL');
});

describe('placeholders', () => {
  const files: Record<string, string> = {
    'content/business.ts': `// a comment about https://x.example
      /* sandbox 'sandbox-apply' */
      name: 'Mine',
      shortName: 'Theirs', // placeholder
      phone: '(732) 555-0142',
      email: 'me@site.example',
      apply: 'sandbox-apply',
      credit: 'bC3dE5',`,
    'content/reviews.ts': 'export const areSampleReviews = true;',
    'content/instagram.ts': `/* PLACEHOLDERS /p/PLACEHOLD01/ */\n{ url: 'https://www.instagram.com/p/PLACEHOLD02/' }\n{ url: 'https://www.instagram.com/p/PLACEHOLD03/' }`,
  };

  it('are found by file and line, except in comments', () => {
    const found = findPlaceholders((file) => files[file] ?? '');
    expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
      "content/business.ts:4 shortName: 'Theirs'",
      "content/business.ts:5 phone: '(732) 555-0142'",
      "content/business.ts:6 email: 'me@site.example'",
      "content/business.ts:7 apply: 'sandbox-apply'",
      'content/reviews.ts:1 export const areSampleReviews = true;',
      "content/instagram.ts:2 { url: 'https://www.instagram.com/p/PLACEHOLD02/' }",
    ]);
  });

  it('are not found once everything is replaced', () => {
    const real = { 'content/reviews.ts': 'export const areSampleReviews = false;' } as Record<string, string>;
    expect(findPlaceholders((file) => real[file] ?? "name: 'Mine',")).toEqual([]);
  });
});
