import { policyEnv } from '@/lib/env/policy';

describe('the environment of the content policy', () => {
  it('has the advertising tag only in production', () => {
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', VERCEL_ENV: 'production' }).googleTagId).toBe(
      'AW-1',
    );
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', VERCEL_ENV: 'preview' }).googleTagId).toBeNull();
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: '', VERCEL_ENV: 'production' }).googleTagId).toBeNull();
    expect(policyEnv({}).googleTagId).toBeNull();
  });

  it('expects https on deployments', () => {
    expect(policyEnv({ VERCEL_ENV: 'production' }).https).toBe(true);
    expect(policyEnv({ VERCEL_ENV: 'preview' }).https).toBe(true);
    expect(policyEnv({}).https).toBe(false);
  });
});
