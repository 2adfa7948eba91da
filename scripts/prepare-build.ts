/** What `npm run build` does before `next build`. */
import { checkBeforeBuild } from './build/check-before-build';
import { writePaperForm } from './build/paper-form';
import { writePhotoSizes } from './build/write-photo-sizes';
import { readEnvFiles } from './lib/environment';

readEnvFiles();

await checkBeforeBuild();
await writePaperForm();
await writePhotoSizes();
