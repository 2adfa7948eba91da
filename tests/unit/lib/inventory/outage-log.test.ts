/** @jest-environment node */
import { OutageLog } from '@/lib/inventory/outage-log';

function logged() {
  const lines: string[] = [];
  const add = (line: string) => void lines.push(line);
  return { lines, log: new OutageLog({ failure: add, recovery: add }) };
}

describe('the log of outages', () => {
  it('has one line when it starts and one when it ends', () => {
    const { lines, log } = logged();
    log.recordSuccess('list');
    for (let visits = 0; visits < 100; visits++)
      log.recordFailure('list', 'fetch failed', 'old rows are shown');
    log.recordSuccess('list');
    log.recordSuccess('list');
    expect(lines).toEqual([
      '[inventory] could not be read: fetch failed; old rows are shown',
      '[inventory] can be read again, after: fetch failed',
    ]);
  });

  it('has a line for each new message', () => {
    const { lines, log } = logged();
    for (const message of ['a', 'a', 'b', 'b']) log.recordFailure('list', message);
    expect(lines).toEqual(['[inventory] could not be read: a', '[inventory] could not be read: b']);
  });

  it('has one line for the same message of two reads', () => {
    const { lines, log } = logged();
    for (const what of ['list', 'debug', 'list', 'debug']) log.recordFailure(what, 'away');
    log.recordSuccess('debug');
    log.recordSuccess('list');
    expect(lines).toEqual([
      '[inventory] could not be read: away',
      '[inventory] can be read again, after: away',
    ]);
  });

  it('does not repeat a message when another read succeeds', () => {
    const { lines, log } = logged();
    for (let visits = 0; visits < 10; visits++) {
      log.recordFailure('list', 'bad rows');
      log.recordSuccess('debug');
    }
    expect(lines).toHaveLength(1);
  });
});
