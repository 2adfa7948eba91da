import { policyEnv } from '@/lib/env/policy';

describe('what the environment says to the policy', () => {
  it('has the tag in production alone', () => {
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', VERCEL_ENV: 'production' }).googleTagId).toBe(
      'AW-1',
    );
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: 'AW-1', VERCEL_ENV: 'preview' }).googleTagId).toBeNull();
    expect(policyEnv({ NEXT_PUBLIC_GOOGLE_TAG_ID: '', VERCEL_ENV: 'production' }).googleTagId).toBeNull();
    expect(policyEnv({}).googleTagId).toBeNull();
  });

  it('knows that the host serves https only', () => {
    expect(policyEnv({ VERCEL_ENV: 'production' }).https).toBe(true);
    expect(policyEnv({ VERCEL_ENV: 'preview' }).https).toBe(true);
    expect(policyEnv({}).https).toBe(false);
  });
});
