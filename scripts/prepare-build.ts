import { checkContent } from '@/lib/content/check/check-content';
import { findPlaceholders } from '@/lib/content/check/find-placeholders';
import { parseOptions, UserError } from './lib/cli';
import { readEnvFiles } from './lib/environment';
import { checkVariablesAndPlaceholders } from './prepare/check-variables-and-placeholders';
import { writePaperForm } from './prepare/paper-form';
import { writePhotoSizes } from './prepare/write-photo-sizes';

parseOptions(`npm run build

Checks content/, writes the paper credit application and the sizes of photos into public/, and then runs "next build".
Variables: .env.example.`);
readEnvFiles();

for (const note of checkVariablesAndPlaceholders(process.env, findPlaceholders()))
  console.log(`${note}\n`);
const mistakes = await checkContent();
if (mistakes.length > 0) throw new UserError(mistakes.join('\n\n'));
await writePaperForm();
await writePhotoSizes();
