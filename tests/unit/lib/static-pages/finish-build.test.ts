/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finishBuild, withPlainFallback } from '@/lib/static-pages/finish-build';

const page = (content: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/a.js" async=""></script></head><body>${content}<script defer="" src="/site.js"></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:a"])</script></body></html>`;
const finishedPage = (content: string) =>
  `<!DOCTYPE html><html><head><style>a{color:red}</style></head><body>${content}<script defer="" src="/site.js"></script></body></html>`;
let folder: string;
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
/** Finishes the build. @returns what it printed */
function finish(): string {
  const log = jest.spyOn(console, 'log').mockReset().mockImplementation();
  finishBuild(folder);
  return String(log.mock.calls);
}

const ISLAND = '<form data-island="make"></form>';

/** A build of three static pages, one of them not found, and one with an island. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  put('static/chunks/a.css', 'a{color:red}');
  put('static/chunks/a.js', 'let r=1');
  for (const route of ['/faq', '/about', '/apply', '/_not-found'])
    put(`server/app${route}.html`, page(`<h1>${route}</h1>${route === '/apply' ? ISLAND : ''}`));
  put('server/pages/404.html', page('<h1>404</h1>'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the step after next build', () => {
  it('finishes every page that is served and removes copies of older pages', () => {
    put('server/route-cache/APP_PAGE/x/$/faq.html', 'from an older build');
    expect(finish()).toBe('Finished 4 static pages and 1 hydrated pages');
    expect(read('server/app/apply.html')).toContain('id="bootstrap-data"');
    expect(read('server/app/faq.html')).toBe(finishedPage('<h1>/faq</h1>'));
    expect(read('server/pages/404.html')).toBe(finishedPage('<h1>404</h1>'));
    expect(existsSync(path.join(folder, 'server/route-cache'))).toBe(false);
  });

  it('marks the file with React DOM for compiling in advance, and no other', () => {
    put('static/chunks/react.js', 'let hydrateRoot=1');
    finish();
    expect(read('static/chunks/react.js')).toBe('//# allFunctionsCalledOnLoad\nlet hydrateRoot=1');
    expect(read('static/chunks/a.js')).toMatch(/^let r=/);
  });

  it('takes the client out of a page that only writes about islands', () => {
    put('server/app/apply.html', page('<h1>/apply</h1><p>data-island</p>'));
    expect(finish()).toContain('5 static pages and 0 hydrated pages');
  });

  it('writes no page when one is not understood, and names file and script', () => {
    put('server/app/faq.html', page('<script>hello()</script>'));
    expect(() => finish()).toThrow(/server\/app\/faq\.html: unknown inline script "hello\(\)"/);
    expect(read('server/app/about.html')).toBe(page('<h1>/about</h1>'));
  });

  it('expects HTML files, and static pages among them', () => {
    rmSync(path.join(folder, 'server'), { recursive: true });
    put('server/app/apply.html', page(ISLAND));
    expect(() => finish()).toThrow('expected static pages');
    rmSync(path.join(folder, 'server/app'), { recursive: true });
    expect(() => finish()).toThrow('expected static pages');
  });
});

describe('an adapter of the host', () => {
  /** Runs our adapter as Next does, around one that records what it is given. */
  const build = (env: Record<string, string> = {}) => {
    put('prerender-manifest.json', '{"routes":{"/faq":{}},"notFoundRoutes":[]}');
    for (const name of ['build-manifest.json', 'routes-manifest.json']) put(name, '{}');
    const prerender = (pathname: string) => ({
      pathname,
      fallback: { filePath: path.join(folder, `server/app${pathname}.html`) },
    });
    const outputs = {
      prerenders: ['/faq', '/about', '/apply'].map(prerender),
      staticFiles: [{ pathname: '/404', filePath: path.join(folder, 'server/pages/404.html') }],
    };
    const context = { distDir: folder, projectDir: folder, outputs, routing: { beforeMiddleware: [] } };
    mkdirSync(path.join(folder, 'public'));
    const code = `import adapter from './lib/static-pages/adapter.mjs';
      await adapter.onBuildComplete(${JSON.stringify(context)})`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, HOST_ADAPTER_PATH: path.resolve('tests/support/host-adapter.mjs'), ...env },
    });
    const file = path.join(folder, 'host.json');
    return { status, host: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
  };

  it('takes finished pages, their payloads as static files, and the sitemap of this build', () => {
    const { host } = build();
    expect(host.pages).toContainEqual({ pathname: '/faq', html: finishedPage('<h1>/faq</h1>') });
    expect(host.pages).toContainEqual({ pathname: '/404', html: finishedPage('<h1>404</h1>') });
    expect(host.staticFiles).toContainEqual(expect.stringMatching(/^\/_next\/static\/payload\/\w+\.json$/));
    expect(host.sitemap).toMatch(/\/faq<\/loc>/);
    expect(host.robots).toContain('sitemap.xml');
    expect(host.robots).not.toMatch(/Disallow/i);
  });

  it('takes nothing from a build that is not understood, so that the plain build can follow', () => {
    put('server/app/faq.html', page('<script>hello()</script>'));
    const { host, status } = build();
    expect({ host, status }).toEqual({ host: null, status: 0 });
    expect(read('unfinished-pages.txt')).toContain('unknown inline script');
  });

  it('takes the pages of a plain build as Next wrote them', () => {
    const { host } = build({ PLAIN_BUILD: '1' });
    expect(host.pages).toContainEqual({ pathname: '/faq', html: page('<h1>/faq</h1>') });
    expect(host.sitemap).toMatch(/\/faq<\/loc>/);
  });
});

it('a build that is not understood is followed by a plain build and a warning, or is an error when strict', async () => {
  const finished = async () => {
    throw new Error('server/app/faq.html: unknown script');
  };
  const warn = jest.spyOn(console, 'warn').mockReset().mockImplementation();
  const plain = jest.fn();
  await expect(withPlainFallback({ finished, plain, strict: true })).rejects.toThrow('faq.html');
  expect(plain).not.toHaveBeenCalled();
  await withPlainFallback({ finished, plain, strict: false });
  expect(plain).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls)).toContain('server/app/faq.html: unknown script');
});
