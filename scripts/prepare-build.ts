import { checkBeforeBuild } from './build/check-before-build';
import { writePaperForm } from './build/paper-form';
import { writePhotoSizes } from './build/write-photo-sizes';
import { parseOptions } from './lib/cli';
import { readEnvFiles } from './lib/environment';

parseOptions(`npm run build

Checks content/, writes the paper credit application and the sizes of photos into public/, and then runs "next build".
Variables: .env.example.`);
readEnvFiles();

await checkBeforeBuild();
await writePaperForm();
await writePhotoSizes();
