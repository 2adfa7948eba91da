import { business } from '@/lib/content/business';
import { consentOf } from '@/lib/content/measuring';
import { env } from '@/lib/env/server';
import { GoogleTag } from './google-tag.island';

export function Tags() {
  const { googleTag } = env();
  return googleTag && <GoogleTag {...googleTag} granted={consentOf(business().measuring)} />;
}
