import { parseOptions } from './lib/cli';
import { readEnvFiles } from './lib/environment';
import { checkBeforeBuild } from './prepare/check-before-build';
import { writePaperForm } from './prepare/paper-form';
import { writePhotoSizes } from './prepare/write-photo-sizes';

parseOptions(`npm run build

Checks content/, writes the paper credit application and the sizes of photos into public/, and then runs "next build".
Variables: .env.example.`);
readEnvFiles();

await checkBeforeBuild();
await writePaperForm();
await writePhotoSizes();
