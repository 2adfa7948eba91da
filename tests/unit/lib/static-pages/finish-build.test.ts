/** @jest-environment node */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { finishBuild } from '@/lib/static-pages/finish-build';
import { finishedPage, ISLAND, makeBuild, page } from '@/tests/support/next-build';

let folder: string;
let put: ReturnType<typeof makeBuild>['put'];
let read: ReturnType<typeof makeBuild>['read'];
beforeEach(() => {
  ({ folder, put, read } = makeBuild());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Finishes the build.
 *
 * @returns what it printed
 */
function finish(): string {
  const log = jest.spyOn(console, 'log').mockReset().mockImplementation();
  finishBuild(folder);
  return String(log.mock.calls);
}

describe('the step after next build', () => {
  it('finishes every page that is served and removes copies of older pages', () => {
    put('server/route-cache/APP_PAGE/x/$/faq.html', 'from an older build');
    expect(finish()).toBe('Finished 4 static pages and 1 hydrated pages');
    expect(read('server/app/apply.html')).toContain('id="bootstrap-data"');
    expect(read('server/app/faq.html')).toBe(finishedPage('<h1>/faq</h1>'));
    expect(read('server/pages/404.html')).toBe(finishedPage('<h1>404</h1>'));
    expect(existsSync(path.join(folder, 'server/route-cache'))).toBe(false);
  });

  it('takes the client out of a page that only writes about islands', () => {
    put('server/app/apply.html', page('<h1>/apply</h1><p>data-island</p>'));
    expect(finish()).toContain('5 static pages and 0 hydrated pages');
  });

  it('writes no page when one is not understood, and names file and script', () => {
    put('server/app/faq.html', page('<script>hello()</script>'));
    expect(() => finish()).toThrow(/server\/app\/faq\.html: unknown script <script>hello\(\)/);
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
