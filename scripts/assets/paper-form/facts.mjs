import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../../lib/root.mjs';

const sources = `
export { business } from '@/lib/content/business';
export { routes } from '@/lib/site/routes';
export { mileageOptions } from '@/lib/quote/mileage';
`;

/** What the form takes from the site's own sources, validated as the site validates it. */
export async function readFacts() {
  const { outputFiles } = await build({
    stdin: { contents: sources, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
    logLevel: 'silent',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
}
