/** @jest-environment node */
import { settlesBeforeTimeout } from '@/lib/inventory/settles-before-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later = (milliseconds: number, fails = false) =>
  new Promise<string>((resolve, reject) =>
    setTimeout(() => (fails ? reject(new Error('down')) : resolve('rows')), milliseconds),
  );

describe('a promise', () => {
  it('that settles in time does so', async () => {
    const settled = settlesBeforeTimeout(later(100), 1_500);
    await jest.advanceTimersByTimeAsync(100);
    await expect(settled).resolves.toBe(true);
  });

  it('that is late does not', async () => {
    const settled = settlesBeforeTimeout(later(2_000), 1_500);
    await jest.advanceTimersByTimeAsync(1_500);
    await expect(settled).resolves.toBe(false);
  });

  it('that fails in time has settled, without an error of its own', async () => {
    const settled = settlesBeforeTimeout(later(100, true), 1_500);
    await jest.advanceTimersByTimeAsync(100);
    await expect(settled).resolves.toBe(true);
  });

  it('can still be awaited, and no timer is left', async () => {
    const rows = later(100);
    const settled = settlesBeforeTimeout(rows, 1_500);
    await jest.advanceTimersByTimeAsync(100);
    await settled;
    await expect(rows).resolves.toBe('rows');
    expect(jest.getTimerCount()).toBe(0);
  });
});
