import { business } from '@/lib/content/business';
import { consentOf } from '@/lib/content/measuring';
import { env } from '@/lib/env/server';
import { GoogleTag } from './google-tag.island';
import { VercelInsights } from './vercel-insights.island';

export function Tags() {
  const { googleTag, vercelInsights } = env();
  return (
    <>
      {googleTag && <GoogleTag {...googleTag} granted={consentOf(business().measuring)} />}
      {vercelInsights && <VercelInsights />}
    </>
  );
}
