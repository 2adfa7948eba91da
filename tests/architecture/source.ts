import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Import = {
  /** As written: '@/lib/site/routes', './row', 'zod'. */
  from: string;
  /** Erased by the compiler: `import type`, or nothing but `type` names. */
  typeOnly: boolean;
};
export type SourceFile = {
  /** From the root of the project, with slashes. */
  path: string;
  text: string;
  /** The text without comments. */
  code: string;
  imports: Import[];
};

/** Removes comments; `//` inside a string, such as a URL, is not one. */
function withoutComments(text: string): string {
  const token =
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;
  return text.replace(token, (match) => (match.startsWith('/') ? '' : match));
}

function importsOf(code: string): Import[] {
  const found: Import[] = [];
  for (const [, clause = '', from = ''] of code.matchAll(
    /^(?:import|export)\b([^;'"]*?)\bfrom\s*['"]([^'"]+)['"]/gm,
  )) {
    const names = /\{([\s\S]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .filter((name) => name.trim());
    const onlyTypes =
      Boolean(names?.length) && /^\s*\{/.test(clause) && names?.every((name) => /^\s*type\s/.test(name));
    found.push({ from, typeOnly: /^\s*type\s/.test(clause) || Boolean(onlyTypes) });
  }
  for (const [, from = ''] of code.matchAll(/^import\s*['"]([^'"]+)['"]/gm))
    found.push({ from, typeOnly: false });
  for (const [, from = ''] of code.matchAll(/\b(?:import|require)\(\s*['"`]([^'"`]+)['"`]/g))
    found.push({ from, typeOnly: false });
  return found;
}

/** Parses a source file: one of the project, or an example of a broken rule. */
export function sourceFile(file: string, text: string): SourceFile {
  const code = file.endsWith('.mdx') ? text : withoutComments(text);
  return { path: file, text, code, imports: importsOf(code) };
}

/** The path of an import inside the project, without extension; `null` for a package. */
export function target(file: SourceFile, from: string): string | null {
  if (from.startsWith('@/')) return from.slice(2);
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file.path), from);
  return null;
}

/** The files of app, components, lib and content, and the TypeScript files at the root. */
export function projectFiles(root = process.cwd()): SourceFile[] {
  const nested = ['app', 'components', 'lib', 'content'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))),
  );
  const atRoot = readdirSync(root).filter((name) => /^(?!next-env|.*\.config\.).*\.tsx?$/.test(name));
  return [...nested, ...atRoot]
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) =>
      sourceFile(file, /\.(tsx?|mdx|css|md)$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : ''),
    );
}
