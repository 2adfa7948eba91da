import { makes } from '@/content/catalogue/makes';
import { business } from '@/lib/content/business';
import { type SourceFile, sourceFile, target } from './source';

/** One rule of CONTRIBUTING.md: what breaks it in these files, and an example that does. */
export type Rule = {
  name: string;
  broken: (files: readonly SourceFile[]) => string[];
  example: SourceFile[];
};

/** Each layer may import those before it. */
const LAYERS = ['content', 'lib', 'components', 'app'];
/** What any feature may import; docs/decisions.md explains why lead-form and lease are among them. */
const SHARED_COMPONENTS = ['ui', 'layout', 'seo', 'lead-form', 'lease'];
/** What each folder of lib may import from lib, besides itself; nothing when it is not listed. */
const LIB_IMPORTS: Record<string, readonly string[]> = {
  browser: ['site', 'guides', 'analytics', 'lead-form', 'opening-hours', 'static-pages'],
  catalogue: ['format'],
  charts: ['content', 'catalogue', 'lease', 'site', 'format'],
  content: ['site', 'catalogue', 'format'],
  guides: ['site', 'catalogue', 'content', 'env', 'format'],
  inventory: ['site', 'catalogue', 'env', 'supabase'],
  lease: ['site', 'format'],
  'lead-form': ['site', 'analytics'],
  'opening-hours': ['format'],
  quote: ['site', 'catalogue'],
  security: ['site', 'content', 'env'],
  seo: ['site', 'catalogue', 'content', 'env', 'format', 'guides'],
  'static-pages': ['site'],
  supabase: ['env'],
};
/** The files outside lib that import content: compiled guides cannot pass through lib. */
const CONTENT_READERS = ['app/blog/[slug]/page.tsx'];
const MAX_PAGE_LINES = 40;
const MAX_ISLAND_LINES = 130;

const part = (file: string, at: number) => file.split('/')[at] ?? '';
const isScript = (file: SourceFile) => /\.tsx?$/.test(file.path);
const isIsland = (file: SourceFile) => file.path.endsWith('.island.tsx');
const isPage = (file: SourceFile) => /^app\/(.*\/)?page\.tsx$/.test(file.path);
const isErrorPage = (file: SourceFile) => /^app\/(.*\/)?(global-)?error\.tsx$/.test(file.path);
const isClient = (file: SourceFile) => /^\s*['"]use client['"]/.test(file.code);
const lines = (file: SourceFile) => file.text.trimEnd().split('\n').length;
const named = (files: readonly SourceFile[], wrong: (file: SourceFile) => boolean) =>
  files.filter(wrong).map((file) => file.path);

/** `file → target` for every import inside the project that breaks a rule. */
function wrongImports(
  files: readonly SourceFile[],
  wrong: (file: SourceFile, to: string) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .map(({ from }) => target(file, from))
      .filter((to): to is string => to !== null && wrong(file, to))
      .map((to) => `${file.path} → ${to}`),
  );
}

/** The chain of imports from a file to a package, types left out; `null` when there is none. */
function importChain(wanted: string, from: SourceFile, files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  const seen = new Set<string>();
  const walk = (file: SourceFile): string[] | null => {
    if (seen.has(file.path)) return null;
    seen.add(file.path);
    for (const { from: name, typeOnly } of file.imports) {
      if (typeOnly) continue;
      if (name === wanted || name.startsWith(`${wanted}/`)) return [file.path, wanted];
      const next = byPath.get((target(file, name) ?? '').replace(/\.tsx?$/, ''));
      const chain = next && walk(next);
      if (chain) return [file.path, ...chain];
    }
    return null;
  };
  return walk(from);
}

const digits = (text: string) => text.replace(/\D/g, '');
const phoneNumbers = (text: string) => text.match(/1?[\s().-]*\d{3}[\s().-]*\d{3}[\s.-]*\d{4}/g) ?? [];
const isOurPhone = (number: string) => digits(number).slice(-10) === digits(business.phone);
const { map, tradeIn, introVideo, instagram } = business.links;
const ownFacts = [
  ...[business.email, business.address.street, business.shortName, map, tradeIn, introVideo],
  ...[...instagram.map(({ url }) => url), ...Object.values(business.leadForms)],
].filter((fact) => fact !== undefined);
const factsIn = (text: string) => [
  ...(phoneNumbers(text).some(isOurPhone) ? ['the phone number'] : []),
  ...ownFacts.filter((fact) => text.includes(fact)),
];

export const rules: Rule[] = [
  {
    name: 'Dependencies point one way: app → components → lib → content, and nothing imports app',
    broken: (files) =>
      wrongImports(files, (file, to) => {
        const here = LAYERS.indexOf(part(file.path, 0));
        const there = LAYERS.indexOf(part(to, 0));
        if (there === LAYERS.indexOf('app') && here !== there) return true;
        return here !== -1 && there > here;
      }),
    example: [
      sourceFile('lib/site/routes.ts', "import { Button } from '@/components/ui/button';"),
      sourceFile('content/home.ts', "import { routes } from '../lib/site/routes';"),
      sourceFile('components/ui/card.tsx', "import { display } from '@/app/fonts';"),
    ],
  },
  {
    name: 'A feature imports no other feature, only ui, layout, seo, lead-form and lease; ui imports no other folder',
    broken: (files) =>
      wrongImports(files, (file, to) => {
        if (part(file.path, 0) !== 'components' || part(to, 0) !== 'components') return false;
        const [from, target] = [part(file.path, 1), part(to, 1)];
        if (from === target) return false;
        return from === 'ui' || !SHARED_COMPONENTS.includes(target);
      }),
    example: [
      sourceFile('components/brands/card.tsx', "import { VehicleCard } from '../inventory/vehicle-card';"),
      sourceFile('components/ui/card.tsx', "import { Header } from '@/components/layout/header';"),
    ],
  },
  {
    name: 'A folder of lib imports only the folders listed for it; site and catalogue import none',
    broken: (files) =>
      wrongImports(files, (file, to) => {
        if (part(file.path, 0) !== 'lib' || part(to, 0) !== 'lib') return false;
        const [from, target] = [part(file.path, 1), part(to, 1)];
        return from !== target && !LIB_IMPORTS[from]?.includes(target);
      }),
    example: [
      sourceFile('lib/quote/price.ts', "import { parseRows } from '@/lib/inventory/row';"),
      sourceFile('lib/site/routes.ts', "import { makes } from '@/lib/catalogue/makes';"),
      sourceFile('lib/catalogue/makes.ts', "import { business } from '@/lib/content/business';"),
    ],
  },
  {
    name: 'Only lib imports content, so that everything else gets it validated',
    broken: (files) =>
      wrongImports(files, (file, to) => {
        const outside = !['lib', 'content'].includes(part(file.path, 0));
        return part(to, 0) === 'content' && outside && !CONTENT_READERS.includes(file.path);
      }),
    example: [
      sourceFile('components/home/hero.tsx', "import { home } from '@/content/home';"),
      sourceFile('app/page.tsx', "import type { home } from '../content/home';"),
    ],
  },
  {
    name: "A file is named *.island.tsx exactly if it starts with 'use client', except Next's error pages",
    broken: (files) =>
      named(files, (file) => isScript(file) && isClient(file) !== isIsland(file) && !isErrorPage(file)),
    example: [
      sourceFile('components/home/carousel.tsx', "'use client';\nexport const a = 1;"),
      sourceFile('components/home/hero.island.tsx', 'export const a = 1;'),
    ],
  },
  {
    name: 'process.env is read in lib/env only',
    broken: (files) =>
      named(files, (file) => /\bprocess\s*\.\s*env\b/.test(file.code) && !file.path.startsWith('lib/env/')),
    example: [sourceFile('components/home/hero.tsx', 'export const a = process.env.NODE_ENV;')],
  },
  {
    name: 'Name, phone, e-mail, street, links and form ids of the business are in content/business.ts only',
    broken: (files) =>
      files
        .filter((file) => file.path !== 'content/business.ts')
        .flatMap((file) => factsIn(file.text).map((fact) => `${file.path} repeats ${fact}`)),
    example: [
      sourceFile('components/home/a.tsx', `<a href="tel:+1${digits(business.phone)}">Call</a>`),
      sourceFile('components/home/b.tsx', `<a href="mailto:${business.email}">Write</a>`),
      sourceFile('components/home/d.tsx', `<iframe src="/widget/form/${business.leadForms.apply}" />`),
      sourceFile('content/blog/c.mdx', `Visit us at ${business.address.street}.`),
      sourceFile('content/faq.ts', `export const a = 'Why ${business.shortName}?';`),
    ],
  },
  {
    name: 'Makes are listed only in content/catalogue',
    broken: (files) =>
      named(files, (file) => {
        if (!isScript(file) || file.path.startsWith('content/catalogue/')) return false;
        const quoted = new Set(
          [...file.code.matchAll(/(['"`])([^'"`\n]{2,20})\1/g)].map((match) => match[2] ?? ''),
        );
        return makes.filter(({ name, slug }) => quoted.has(name) || quoted.has(slug)).length > 2;
      }),
    example: [sourceFile('components/home/brands.tsx', "export const brands = ['Audi', 'BMW', 'Kia'];")],
  },
  {
    name: "Only lib/*/server.ts contains the name of the table, and each starts with import 'server-only'",
    broken: (files) =>
      named(files, ({ path, code }) => {
        if (/^lib\/[^/]+\/server\.ts$/.test(path)) return !/^\s*import ['"]server-only['"];/.test(code);
        // The debug page displays the name; the types describe the table.
        const otherText = code.replaceAll('items from inventory_2025 table', '');
        return path !== 'lib/supabase/database.types.ts' && otherText.includes('inventory_2025');
      }),
    example: [
      sourceFile('lib/inventory/query.ts', "export const table = 'inventory_2025';"),
      sourceFile('lib/inventory/server.ts', "import { env } from '@/lib/env/server';\nimport 'server-only';"),
    ],
  },
  {
    name: 'Files and folders have kebab-case names, and none is an index file or named utils, helpers, misc or common',
    broken: (files) =>
      named(files, ({ path }) => {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        return (
          !/^([a-z0-9]+(-[a-z0-9]+)*|README)(\.[a-z0-9-]+)+$/.test(name) ||
          !folders.every((folder) => /^(\([a-z-]+\)|\[[a-z-]+\]|[a-z0-9]+([-.][a-z0-9]+)*)$/.test(folder)) ||
          /(^|[/.-])(index|utils?|helpers?|misc|common)([/.-]|$)/i.test(path)
        );
      }),
    example: [
      sourceFile('components/ui/IconButton.tsx', ''),
      sourceFile('components/LeadForm/frame.tsx', ''),
      sourceFile('components/ui/index.ts', "export { Button } from './button';"),
      sourceFile('lib/site/date-utils.ts', ''),
      sourceFile('components/common/card.tsx', ''),
    ],
  },
  {
    name: 'No file imports next/link, next/image or lucide-react',
    broken: (files) =>
      files.flatMap((file) =>
        file.imports
          .filter(({ from }) => /^(next\/(legacy\/)?(link|image)|lucide-react)(\/|$)/.test(from))
          .map(({ from }) => `${file.path} → ${from}`),
      ),
    example: [
      sourceFile('app/page.tsx', "import Link from 'next/link';"),
      sourceFile('components/home/hero.tsx', "import { Phone } from 'lucide-react';"),
    ],
  },
  {
    name: 'Neither an island nor the site script imports zod, directly or indirectly',
    broken: (files) =>
      files
        .filter((file) => isIsland(file) || file.path.startsWith('lib/browser/'))
        .map((file) => importChain('zod', file, files))
        .filter((chain) => chain !== null)
        .map((chain) => chain.join(' → ')),
    example: [
      sourceFile('components/a/a.island.tsx', "'use client';\nimport { b } from '@/lib/b/b';"),
      sourceFile('lib/b/b.ts', "import type { Vehicle } from './types';\nimport { c } from './c';"),
      sourceFile('lib/b/c.ts', "import { z } from 'zod';"),
    ],
  },
  {
    name: `A page.tsx has at most ${MAX_PAGE_LINES} lines and no class names; an island has at most ${MAX_ISLAND_LINES} lines`,
    broken: (files) =>
      files
        .filter((file) =>
          isPage(file)
            ? lines(file) > MAX_PAGE_LINES || /\bclassName\b/.test(file.code)
            : isIsland(file) && lines(file) > MAX_ISLAND_LINES,
        )
        .map((file) => `${file.path} (${lines(file)} lines)`),
    example: [
      sourceFile('app/about/page.tsx', 'export default () => <div className="p-4" />;'),
      sourceFile('app/(legal)/terms/page.tsx', 'const a = 1;\n'.repeat(41)),
      sourceFile('components/a/a.island.tsx', `'use client';\n${'// long\n'.repeat(130)}`),
    ],
  },
];
