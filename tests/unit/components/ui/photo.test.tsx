/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import sharp from 'sharp';
import { Picture } from '@/components/ui/photo';

it('a photo is shown as it is where no build has made its sizes, as in development', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'photo-'));
  const repository = process.cwd();
  try {
    process.chdir(folder);
    mkdirSync('public/photos', { recursive: true });
    const create = { width: 30, height: 40, channels: 3, background: 'navy' } as const;
    await sharp({ create }).toFile('public/photos/New.png');
    const { prelude } = await prerenderToNodeStream(<Picture alt="The team" src="/photos/New.png" />);
    const html = await text(prelude);
    expect(html).toContain('src="/photos/New.png"');
    expect(html).not.toContain('<source');
  } finally {
    process.chdir(repository);
    rmSync(folder, { recursive: true });
  }
});
