/** What the checks of launch:check return, and how they ask. */
import type { Business } from '@/lib/content/business';
import type { Placeholder } from '../placeholders';

const result =
  (status: 'ok' | 'todo' | 'fail') =>
  (message: string, fix = '', lines: string[] = []) => ({ status, message, lines, fix });
export const ok = result('ok');
/** Something to do that is not an error. */
export const todo = result('todo');
export const fail = result('fail');
type Result = ReturnType<typeof ok>;
export type Row = Result & { name: string };

/** What is known before the site is asked. */
export type Facts = {
  url: string;
  /** Whether that is the site of `npm run local`. */
  local: boolean;
  business: Pick<Business, 'siteUrl' | 'leadForms'> & { inventoryTable: string };
  /** What of the facts and guides is due for a review. */
  due: string[];
  placeholders: Placeholder[];
  database: { url: string; key: string } | null;
  formUrl: string | null;
};
export type Check = (facts: Facts) => Result | Promise<Result>;

/** Failed with a line for each problem. */
export const failOn = (lines: string[], good: string, fix: string) =>
  lines.length === 0 ? ok(good) : fail(`${lines.length} to correct`, fix, lines);

/** One request, whose redirect is not followed. @returns status 0 and an error when there was no response */
export async function request(url: string, init?: RequestInit) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init });
    return { status: response.status, headers: response.headers, text: await response.text(), error: '' };
  } catch (error) {
    // Such as "getaddrinfo ENOTFOUND www.example.com", "certificate has expired", or "aborted due to timeout".
    const { message, cause } = error as Error & { cause?: Error & { code?: string } };
    return { status: 0, headers: new Headers(), text: '', error: cause?.message || cause?.code || message };
  }
}
