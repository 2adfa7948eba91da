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

/** Comments go, strings stay: a web address in quotes is no comment. */
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

/** A source file of the given text: one of the project, or one made up to see a rule fail. */
export function sourceFile(file: string, text: string): SourceFile {
  const code = file.endsWith('.mdx') ? text : withoutComments(text);
  return { path: file, text, code, imports: importsOf(code) };
}

/** Where an import leads inside the project, without extension; `null` for a package. */
export function target(file: SourceFile, from: string): string | null {
  if (from.startsWith('@/')) return from.slice(2);
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file.path), from);
  return null;
}

/** The rooms of the house (app, components, lib, content) and what stands beside them at the root. */
export function projectFiles(root = process.cwd()): SourceFile[] {
  const rooms = ['app', 'components', 'lib', 'content'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))),
  );
  const beside = readdirSync(root).filter((name) => /^(?!next-env|.*\.config\.).*\.tsx?$/.test(name));
  return [...rooms, ...beside]
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) =>
      sourceFile(file, /\.(tsx?|mdx|css|md)$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : ''),
    );
}
