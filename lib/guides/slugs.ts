import { buildGuides } from '@/lib/env/deployment';

/** The slugs of all guides, drafts included, as the build found them. */
export function guideSlugs(): string[] {
  return buildGuides().split(' ');
}
