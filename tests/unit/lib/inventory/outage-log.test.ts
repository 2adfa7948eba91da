/** @jest-environment node */
import { OutageLog } from '@/lib/inventory/outage-log';

function logged() {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { lines, log: new OutageLog({ failure: say, recovery: say }) };
}

describe('the log of outages', () => {
  it('says once what happened and once that it is over', () => {
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

  it('says so when the trouble becomes another', () => {
    const { lines, log } = logged();
    for (const message of ['a', 'a', 'b', 'b']) log.recordFailure('list', message);
    expect(lines).toEqual(['[inventory] could not be read: a', '[inventory] could not be read: b']);
  });

  it('says the same trouble of two reads once', () => {
    const { lines, log } = logged();
    for (const what of ['list', 'debug', 'list', 'debug']) log.recordFailure(what, 'away');
    log.recordSuccess('debug');
    log.recordSuccess('list');
    expect(lines).toEqual([
      '[inventory] could not be read: away',
      '[inventory] can be read again, after: away',
    ]);
  });

  it('is not made talkative by one read that works beside one that fails', () => {
    const { lines, log } = logged();
    for (let visits = 0; visits < 10; visits++) {
      log.recordFailure('list', 'bad rows');
      log.recordSuccess('debug');
    }
    expect(lines).toHaveLength(1);
  });
});
