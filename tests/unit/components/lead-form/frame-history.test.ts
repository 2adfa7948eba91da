import { leaveFrameHistory } from '@/components/lead-form/frame-history';

describe('the entries that a form adds to the session history', () => {
  it.each([
    [2, 5, [[-3]]],
    [2, 2, []],
    // After Back the page had entries after its own, which the form's navigation removed.
    [5, 3, []],
  ])('of a history of %i that has %i now, are gone back over: %j', (before, after, calls) => {
    const go = jest.fn();
    const frame = Object.assign(document.createElement('iframe'), { historyLength: before });
    leaveFrameHistory(frame, { history: { length: after, go } } as unknown as Window);
    expect(go.mock.calls).toEqual(calls);
  });

  it('are left to Firefox, which removes them with the frame', () => {
    const go = jest.fn();
    const frame = Object.assign(document.createElement('iframe'), { historyLength: 2 });
    const firefox = { history: { length: 3, go }, mozInnerScreenX: 0 } as unknown as Window;
    leaveFrameHistory(frame, firefox);
    expect(go).not.toHaveBeenCalled();
  });
});
