/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>';
const framework =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:a"])</script>';
const page = (content: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>${chunk}</head><body>${content}<script defer="" src="/site.js"></script>${framework}</body></html>`;

let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const finish = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/build/postbuild.mjs', folder], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_LEAD_FORM_URL: 'https://forms.example', ...env },
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  put('static/chunks/a.css', 'a{color:red}');
  put('server/route-cache/APP_PAGE/x/$/faq.html', 'of the build before');
  put(
    'app-path-routes-manifest.json',
    JSON.stringify({ '/faq/page': '/faq', '/icon.svg/route': '/icon.svg' }),
  );
  put(
    'prerender-manifest.json',
    JSON.stringify({ routes: { '/faq': { srcRoute: '/faq' }, '/icon.svg': { srcRoute: '/icon.svg' } } }),
  );
  put('routes-manifest.json', JSON.stringify({ version: 3, headers: [{ source: '/a', headers: [] }] }));
  put(
    'server/app/faq/page_client-reference-manifest.js',
    'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/faq/page"] = {"clientModules":{"[project]/app/error.tsx":{}}};',
  );
  put('server/app/faq.html', page('<h1>FAQs</h1>'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the step after the build', () => {
  it('rewrites the pages, writes the policies behind other rules and forgets copies of older pages', () => {
    const { status, stdout } = finish();
    expect(stdout).toContain('1 pages without the framework');
    expect(status).toBe(0);
    expect(read('server/app/faq.html')).toBe(
      '<!DOCTYPE html><html><head><style>a{color:red}</style></head><body><h1>FAQs</h1><script defer="" src="/site.js"></script></body></html>',
    );
    const { headers } = JSON.parse(read('routes-manifest.json'));
    expect(headers[0].source).toBe('/a');
    expect(headers.find(({ source }: { source: string }) => source === '/apply').headers[0].value).toContain(
      'frame-src https://forms.example;',
    );
    expect(existsSync(path.join(folder, 'server/route-cache'))).toBe(false);
  });

  it('makes a static file of the payload of a page with islands', () => {
    put(
      'server/app/faq/page_client-reference-manifest.js',
      read('server/app/faq/page_client-reference-manifest.js').replace(
        'app/error.tsx',
        'components/a.island.tsx',
      ),
    );
    put('app-path-routes-manifest.json', JSON.stringify({ '/faq/page': '/faq', '/about/page': '/about' }));
    put(
      'prerender-manifest.json',
      JSON.stringify({ routes: { '/faq': { srcRoute: '/faq' }, '/about': { srcRoute: '/about' } } }),
    );
    put(
      'server/app/about/page_client-reference-manifest.js',
      'globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/about/page"] = {"clientModules":{"[project]/app/error.tsx":{}}};',
    );
    put('server/app/about.html', page('<h1>About</h1>'));
    expect(finish().stdout).toContain('1 pages without the framework, 1 that start it');
    const [, address = ''] =
      /"payload":"\/_next\/(static\/payload\/[0-9a-f]{16}\.json)"/.exec(read('server/app/faq.html')) ?? [];
    expect(JSON.parse(read(address))).toEqual([[0], [1, '1:a']]);
  });

  it('ends with an error that names file and expectation, and changes no page, when it finds what it does not know', () => {
    put('server/app/faq.html', page('<script>hello()</script>'));
    const before = read('server/app/faq.html');
    const { status, stderr } = finish();
    expect(status).toBe(1);
    expect(stderr).toMatch(/server\/app\/faq\.html: found a script that is neither the site's.*hello\(\)/);
    expect(stderr).not.toContain('    at ');
    expect(read('server/app/faq.html')).toBe(before);
  });

  it('ends with an error when a page or a list of the build is missing', () => {
    rmSync(path.join(folder, 'server/app/faq.html'));
    expect(finish().stderr).toMatch(/faq\.html: expected this file in the build/);
    expect(finish().status).toBe(1);
  });

  it('ends with an error when the header rules have another version', () => {
    put('routes-manifest.json', JSON.stringify({ version: 4, headers: [] }));
    const { status, stderr } = finish();
    expect(status).toBe(1);
    expect(stderr).toContain('expected version 3');
  });
});
