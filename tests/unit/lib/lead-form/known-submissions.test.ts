import { isNewSubmission, KNOWN_SUBMISSIONS } from '@/lib/lead-form/known-submissions';

const uuid = (first: string) => `${first}-2222-4333-8444-555555555555`;

const blocked = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

beforeEach(() => localStorage.clear());

describe('a submission that the provider reports', () => {
  it('is new once, in every spelling; another is new', () => {
    expect(isNewSubmission(' once-111111111111 ', window)).toBe(true);
    expect(isNewSubmission('once-111111111111', window)).toBe(false);
    expect(isNewSubmission('once-222222222222', window)).toBe(true);
  });

  it('is new where storage is blocked', () => {
    expect(isNewSubmission('blocked-333333333333', blocked)).toBe(true);
  });

  it('leaves the last characters of the newest 20 ids, and nothing else', () => {
    for (let at = 10; at < 35; at++) isNewSubmission(`${uuid('1')}${at}`, window);
    const kept = JSON.parse(localStorage.getItem(KNOWN_SUBMISSIONS) ?? '');
    expect(kept).toHaveLength(20);
    expect(kept.at(-1)).toBe('555555555534');
  });

  it.each(['{', 'null', '{"a":1}', '[1,null]'])('is new where storage has %s', (stored) => {
    localStorage.setItem(KNOWN_SUBMISSIONS, stored);
    expect(isNewSubmission('stored-66666666666', window)).toBe(true);
  });
});
