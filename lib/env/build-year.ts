/** @returns the year in which the site was built, such as "2026"; next.config.mjs sets it, for every page alike */
export function buildYear(): string {
  return process.env.BUILD_YEAR ?? '';
}
