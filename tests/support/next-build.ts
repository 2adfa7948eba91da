/**
 * The folder of a small build, as `next build` leaves it, and its pages before and after they are
 * finished.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const page = (content: string) =>
  `<!DOCTYPE html><html><head><style>a{color:red}</style><script src="/_next/static/chunks/a.js" async=""></script></head><body>${content}<script defer="" src="/site.js"></script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:a"])</script></body></html>`;
export const finishedPage = (content: string) =>
  `<!DOCTYPE html><html><head><style>a{color:red}</style></head><body>${content}<script defer="" src="/site.js"></script></body></html>`;
export const ISLAND = '<form data-island="make"></form>';

/** A build of three static pages, one of them not found, and one with an island. */
export function makeBuild() {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  const put = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const route of ['/faq', '/about', '/apply', '/_not-found'])
    put(`server/app${route}.html`, page(`<h1>${route}</h1>${route === '/apply' ? ISLAND : ''}`));
  put('server/pages/404.html', page('<h1>404</h1>'));
  return { folder, put, read: (file: string) => readFileSync(path.join(folder, file), 'utf8') };
}
