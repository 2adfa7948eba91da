import { type APIRequestContext, expect } from '@playwright/test';
import { JSDOM } from 'jsdom';

// Shared, because creating a window takes as long as parsing a page.
const parser = new new JSDOM('').window.DOMParser();

/** Removes the styles, because jsdom would need most of its time for them. */
export const parsePage = (html: string): Document =>
  parser.parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');

/** Parses the HTML as the server sends it, without running scripts. Fails on another status. */
export async function fetchDocument(
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<Document> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(status);
  return parsePage(await response.text());
}

/** The text of each matching element, with whitespace collapsed. */
export function textsOf(parent: ParentNode, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map((it) =>
    (it.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

export function attributesOf(
  parent: ParentNode,
  selector: string,
  name: string,
): (string | null)[] {
  return [...parent.querySelectorAll(selector)].map((it) => it.getAttribute(name));
}
