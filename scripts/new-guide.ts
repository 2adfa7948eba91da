import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { guideFile, guideSource } from '@/lib/content/guide-file';
import { today } from '@/lib/format/eastern-time';
import { exitWithUsage, parseOptions } from './lib/cli';
import { draftGuide } from './lib/guide-draft';

const usage = `npm run new:guide "Title of the guide"

Creates content/blog/title-of-the-guide.mdx: a draft with the next id, today's date and an outline.`;
const { positionals } = parseOptions(usage, { allowPositionals: true });
if (positionals.length === 0) exitWithUsage('The title is missing.', usage);

const slugs = readdirSync('content/blog').map((file) => path.basename(file, '.mdx'));
const guides = new Map(slugs.map((slug) => [slug, guideSource(slug)]));
const { slug, text } = draftGuide(positionals.join(' '), today(), guides);
writeFileSync(guideFile(slug), text, { flag: 'wx' });
console.log(`Created ${guideFile(slug)}, a draft. Next:

  1. Open it and replace every TODO. Other guides show the components that you can use.
  2. See it: npm run dev, then http://localhost:${process.env.PORT ?? 3000}/blog/${slug}
     Or push it to a branch: previews show drafts, the live site doesn't.
  3. When it is finished, remove "draft: true" and run
     npm run content:check
     It names each mistake in the file.`);
