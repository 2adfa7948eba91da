import { isNewSubmission, SUBMISSIONS_KEY } from '@/lib/lead-form/seen-submissions';

const uuid = (first: string) => `${first}-2222-4333-8444-555555555555`;

/** Another document of the same browser, which shares its storage alone. */
async function otherDocument(): Promise<typeof isNewSubmission> {
  jest.resetModules();
  return (await import('@/lib/lead-form/seen-submissions')).isNewSubmission;
}

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

beforeEach(() => localStorage.clear());

describe('a submission that the provider reports', () => {
  it('is new once, in every later document and spelling; another is new', async () => {
    expect(isNewSubmission(' once-111111111111 ', window)).toBe(true);
    expect(isNewSubmission('once-111111111111', window)).toBe(false);
    const later = await otherDocument();
    expect(later('once-111111111111', window)).toBe(false);
    expect(later('once-222222222222', window)).toBe(true);
  });

  it('is known on the page where storage is blocked, or was cleared', () => {
    expect(isNewSubmission('blocked-333333333333', blocked)).toBe(true);
    expect(isNewSubmission('blocked-333333333333', blocked)).toBe(false);
    expect(isNewSubmission('cleared-444444444444', window)).toBe(true);
    localStorage.clear();
    expect(isNewSubmission('cleared-444444444444', window)).toBe(false);
  });

  it('leaves the last characters of the newest 20 ids, and nothing else', () => {
    for (let at = 10; at < 35; at++) isNewSubmission(`${uuid('1')}${at}`, window);
    const kept = JSON.parse(localStorage.getItem(SUBMISSIONS_KEY) ?? '');
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe('555555555534');
  });

  it.each(['{', 'null', '{"a":1}', '[1,null]'])('is new where storage has %s', async (stored) => {
    localStorage.setItem(SUBMISSIONS_KEY, stored);
    const isNew = await otherDocument();
    expect(isNew('stored-66666666666', window)).toBe(true);
  });
});
