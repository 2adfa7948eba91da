import { loadTypeScript } from '../../lib/load-typescript.mjs';

/** What the form takes from the site's own sources, validated as the site validates it. */
export const readFacts = () =>
  loadTypeScript(`
    export { business } from '@/lib/content/business';
    export { mileageOptions } from '@/lib/quote/mileage';
    export { routes } from '@/lib/site/routes';
  `);
