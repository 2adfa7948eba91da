import { loadTypeScript } from './load-typescript.mjs';

/** @type {typeof import('@/tailwind.config')} */
const { default: tailwind } = await loadTypeScript("export { default } from './tailwind.config';");

/** The colors of tailwind.config.ts. */
export const { colors } = tailwind.theme;
