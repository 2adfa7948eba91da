import 'server-only';
import { type Business, business } from '@/lib/content/business';
import { env } from '@/lib/env/server';

/**
 * The ids of the hosted forms. On a preview, the test form replaces all of them, so that no test
 * application reaches the real list.
 */
export function formIds(): Business['leadForms'] {
  const { leadForms } = business();
  const { previewFormId } = env();
  if (!previewFormId) return leadForms;

  return {
    apply: previewFormId,
    credit: leadForms.credit && previewFormId,
    vehicle: previewFormId,
  };
}
