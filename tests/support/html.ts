import { type APIRequestContext, expect } from '@playwright/test';
import { JSDOM } from 'jsdom';

// A window for each page would take as long as the page itself.
const parser = new new JSDOM('').window.DOMParser();

/** A page without its styles, which jsdom would parse longer than everything else. */
export const parsePage = (html: string): Document =>
  parser.parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');

/** The HTML of a page as the server sends it, parsed; no script runs. Fails on another status. */
export async function fetchDocument(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<Document> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  return parsePage(await response.text());
}

/** @returns the text of each element that matches, whitespace collapsed */
export function textsOf(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map((it) =>
    (it.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

/** @returns an attribute of each element that matches */
export function attributesOf(
  parent: ParentNode,
  selector: string,
  name: string,
): (string | null)[] {
  return [...parent.querySelectorAll(selector)].map((it) => it.getAttribute(name));
}
