import { preload } from 'react-dom';
import besley from './fonts/besley.woff2';
import figtree from './fonts/figtree.woff2';

/** On pages that load React at once: after its scripts, the fonts would come a second later than the text, and not be used. */
export function preloadFonts(): void {
  for (const font of [besley, figtree]) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: '' });
}
