/** The guides whose URLs must not change. */
export { permanentGuides as guideSlugs } from '@/content/permanent-guides';
