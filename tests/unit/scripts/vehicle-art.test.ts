/** @jest-environment node */
import { execFileSync } from 'node:child_process';

it('the vehicles in public/ are what scripts/vehicle-art.mjs draws', () => {
  const said = execFileSync(process.execPath, ['scripts/vehicle-art.mjs', '--check'], { encoding: 'utf8' });
  expect(said).toMatch(/^\d+ illustrations checked/);
});
