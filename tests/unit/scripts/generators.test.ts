/** @jest-environment node */
import { execFileSync } from 'node:child_process';

describe('what is drawn by a script is what the script draws today', () => {
  it.each(['vehicle-art', 'scene-art', 'make-logos'])('%s', (name) => {
    const args = [`scripts/${name}.mjs`, '--check'];
    expect(() => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' })).not.toThrow();
  });
});
