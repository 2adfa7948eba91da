/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finishedPage, makeBuild, page } from '../support/next-build';

let folder: string;
let put: ReturnType<typeof makeBuild>['put'];
beforeEach(() => {
  ({ folder, put } = makeBuild());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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
    const context = {
      distDir: folder,
      projectDir: folder,
      outputs,
      routing: { beforeMiddleware: [] },
    };
    mkdirSync(path.join(folder, 'public'));
    const code = `import adapter from './lib/static-pages/adapter.mjs';
      await adapter.onBuildComplete(${JSON.stringify(context)})`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: {
        ...process.env,
        HOST_ADAPTER_PATH: path.resolve('tests/support/host-adapter.mjs'),
        ...env,
      },
    });
    const file = path.join(folder, 'host.json');
    return {
      status,
      stderr,
      host: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null,
    };
  };

  it('takes finished pages, their payloads as static files, and the sitemap of this build', () => {
    const { host } = build();
    expect(host.pages).toContainEqual({ pathname: '/faq', html: finishedPage('<h1>/faq</h1>') });
    expect(host.pages).toContainEqual({ pathname: '/404', html: finishedPage('<h1>404</h1>') });
    expect(host.staticFiles).toContainEqual(
      expect.stringMatching(/^\/_next\/static\/media\/\w+\.json$/),
    );
    expect(host.sitemap).toMatch(/\/faq<\/loc>/);
    expect(host.robots).toContain('sitemap.xml');
    expect(host.robots).not.toMatch(/Disallow/i);
  });

  it('takes nothing from a build that is not understood, which fails with what was expected', () => {
    put('server/app/faq.html', page('<script>hello()</script>'));
    const { host, status, stderr } = build();
    expect({ host, status }).toEqual({ host: null, status: 1 });
    expect(stderr.toString()).toContain('unknown script');
  });

  it('takes the pages of a plain build as Next wrote them', () => {
    const { host } = build({ PLAIN_BUILD: '1' });
    expect(host.pages).toContainEqual({ pathname: '/faq', html: page('<h1>/faq</h1>') });
    expect(host.sitemap).toMatch(/\/faq<\/loc>/);
  });
});
