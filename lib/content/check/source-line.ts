/** Finds the line of a field in a file of content/, for messages. */
import { type ParserOptions, parse } from '@babel/parser';
import type { Expression, Node, ObjectProperty, Program } from '@babel/types';
import { readFrontMatter } from '../front-matter';

type SourceLine = {
  /** From 1. */
  number: number;
  /** What stands there, for quoting. */
  text: string;
  /** False where the field is missing, and the line is that of the part that it would be in. */
  isExact: boolean;
};

type Path = readonly PropertyKey[];

const LONGEST_QUOTE = 90;

/** @returns the text of a line as a message quotes it: without indentation, and not too long */
export function quoted(text = ''): string {
  const line = text.trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}

/**
 * Finds a field in the text of a file.
 *
 * @param file its name, which says whether it has front matter (.mdx) or is TypeScript
 * @param path such as ['address', 'zip'], or ['facts', 2] for the third entry of a list
 * @returns its line, or null where the file has nothing like it, or can't be read
 */
export function sourceLine(file: string, source: string, path: Path): SourceLine | null {
  const found = file.endsWith('.mdx')
    ? lineInFrontMatter(file, source, path)
    : lineInScript(source, path);
  if (!found) return null;

  const text = source.split('\n')[found.number - 1];
  return { ...found, text: quoted(text) };
}

type Found = Pick<SourceLine, 'number' | 'isExact'>;

function lineInFrontMatter(file: string, source: string, path: Path): Found | null {
  const number = readFrontMatter(file, source).lineOf(path);
  return number === null ? null : { number, isExact: true };
}

const options: ParserOptions = {
  sourceType: 'module',
  plugins: ['typescript'],
  errorRecovery: true,
};

function lineInScript(source: string, path: Path): Found | null {
  const values = exportedValues(parse(source, options).program);
  const [name] = path;
  const named = values.get(String(name));
  // The path of a file with one export begins inside of it, that of several with a name.
  const start = named ?? values.values().next().value;
  if (!start) return null;

  const keys = named ? path.slice(1) : path;
  let node: Node = start;
  for (const key of keys) {
    const next = childAt(node, key);
    if (!next) return { number: lineOf(node), isExact: false };
    node = next;
  }
  return { number: lineOf(node), isExact: true };
}

const lineOf = (node: Node) => node.loc?.start.line ?? 1;

/** The value of each `export const` of a module, by its name, and of `export default`. */
function exportedValues(program: Program): Map<string, Node> {
  const values = new Map<string, Node>();

  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') {
      values.set('default', statement.declaration);
    }
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : null;
    if (declaration?.type !== 'VariableDeclaration') continue;

    for (const declarator of declaration.declarations) {
      if (declarator.id.type === 'Identifier' && declarator.init) {
        values.set(declarator.id.name, declarator);
      }
    }
  }
  return values;
}

/** The property or entry of an object or a list. */
function childAt(node: Node, key: PropertyKey): Node | null {
  const value = initialOf(node);
  if (value?.type === 'ArrayExpression' && typeof key === 'number') {
    return value.elements[key] ?? null;
  }
  if (value?.type !== 'ObjectExpression') return null;

  const properties = value.properties.filter((one) => one.type === 'ObjectProperty');
  return properties.find((property) => nameOf(property) === String(key)) ?? null;
}

function nameOf({ key }: ObjectProperty): string | null {
  if (key.type === 'Identifier') return key.name;
  const isLiteral = key.type === 'StringLiteral' || key.type === 'NumericLiteral';
  return isLiteral ? String(key.value) : null;
}

/** What a declaration or a property is set to, without `as const` and `satisfies`. */
function initialOf(node: Node): Node | null {
  if (node.type === 'VariableDeclarator') return node.init ? initialOf(node.init) : null;
  if (node.type === 'ObjectProperty') return initialOf(node.value);
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return initialOf(node.expression as Expression);
  }
  return node;
}
