/** @jest-environment node */
import { rules } from './rules';
import { projectFiles, sourceFile } from './source';

const files = projectFiles();

describe('the project structure', () => {
  it('is read from the files', () => {
    for (const folder of ['app/', 'components/', 'lib/', 'content/'])
      expect(files.filter((file) => file.path.startsWith(folder)).length).toBeGreaterThan(5);
  });

  it.each(rules)('$name', ({ broken }) => {
    expect(broken(files)).toEqual([]);
  });
});

describe('an example breaks the rule', () => {
  it.each(rules)('$name', ({ broken, example }) => {
    for (const file of example) {
      // Some examples are a chain of files, and only the whole chain breaks the rule.
      const alone = broken([file]);
      expect(alone.length ? alone : broken(example)).not.toEqual([]);
    }
  });
});

describe('a source file', () => {
  const imports = (text: string) => sourceFile('lib/a/a.ts', text).imports;

  it('is read without its comments, and URLs in strings are not comments', () => {
    const { code } = sourceFile(
      'a.ts',
      "const a = 'https://x.example'; // process.env\n/* zod */ const b = 1;",
    );
    expect(code).toBe("const a = 'https://x.example'; \n const b = 1;");
  });

  it.each([
    ["import { a } from 'zod';", 'zod', false],
    ["import a, {\n  type B,\n  c,\n} from './row';", './row', false],
    ["import type { A } from './row';", './row', true],
    ["import { type A, type B } from './row';", './row', true],
    ["import a, { type B } from './row';", './row', false],
    ["import 'server-only';", 'server-only', false],
    ["export { a } from './row';", './row', false],
    ["const a = () => import('./row');", './row', false],
    ['const a = () => import(`@/content/blog/a.mdx`);', '@/content/blog/a.mdx', false],
    ["// import a from 'zod';\nimport './row';", './row', false],
  ])('%j imports %s, types only: %p', (text, from, typeOnly) => {
    expect(imports(text)).toEqual([{ from, typeOnly }]);
  });
});
