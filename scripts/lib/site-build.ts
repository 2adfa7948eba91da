import { UserError } from './cli';
import { run } from './processes';

/** Builds the site into `folder`, as `npm run build` does. */
export async function buildSite(folder: string, env: Record<string, string>): Promise<void> {
  for (const step of [scriptCommand('prepare-build'), nextCommand('build')]) {
    const { code, output } = await run(step, {
      env: { ...env, NEXT_DIST_DIR: folder, NODE_ENV: 'production' },
    });
    if (code !== 0)
      throw new UserError(`The site could not be built:\n${output.trim().slice(-4000)}`);
  }
}

/** @param name of a file in scripts, as package.json runs it */
export function scriptCommand(name: string): string[] {
  return ['--import', 'tsx', `scripts/${name}.ts`];
}

export function nextCommand(command: 'build' | 'start' | 'dev', port?: number): string[] {
  const program = ['node_modules/next/dist/bin/next', command];
  return port === undefined ? program : [...program, '-p', String(port)];
}
