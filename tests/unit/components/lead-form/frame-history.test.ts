import { leaveFrameHistory } from '@/components/lead-form/frame-history';

it.each([
  ['gone back over', 2, 5, {}, [[-3]]],
  ['none, where the history is as long as before', 2, 2, {}, []],
  ['none, where the form’s navigation removed entries after Back', 5, 3, {}, []],
  ['left to Firefox, which removes them with the frame', 2, 3, { mozInnerScreenX: 0 }, []],
])('entries that a form adds to the session history are %s', (_, before, after, browser, calls) => {
  const go = jest.fn();
  const win = { history: { length: after, go }, ...browser } as unknown as Window;
  leaveFrameHistory({ historyLength: before }, win);
  expect(go.mock.calls).toEqual(calls);
});
