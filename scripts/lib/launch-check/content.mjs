import { findPlaceholders } from './placeholders.mjs';
import { fail, ok, todo } from './verdict.mjs';

export const placeholders = {
  name: 'Placeholders',
  async run(site) {
    const found = site.placeholders ?? findPlaceholders();
    if (found.length === 0) return ok('none: every value is your own');
    const lines = found.map(({ file, line, text, what }) => `${file}:${line}  ${text}  (${what})`);
    const report = site.environment === 'production' ? fail : todo;
    return report(`${found.length} values are still the delivered examples`, {
      lines,
      fix: 'replace each value, then take a "// placeholder" beside it away',
    });
  },
};

export const paperForm = {
  name: 'Paper form',
  async run(site) {
    return (await site.paperFormIsCurrent())
      ? ok('public/forms/credit-application.pdf carries the facts of content/business.ts')
      : fail('public/forms/credit-application.pdf is older than content/business.ts', {
          fix: 'node scripts/assets/paper-form.mjs, then commit the file',
        });
  },
};
