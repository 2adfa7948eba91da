import { leaveAddedEntries, startCountingEntries } from '@/components/lead-form/frame-history';

afterEach(() => {
  delete (window as { mozInnerScreenX?: number }).mozInnerScreenX;
});

it.each([
  ['gone back over', 2, 5, {}, [[-3]]],
  ['none, where the form’s navigation removed entries after Back', 5, 3, {}, []],
  ['left to Firefox, which removes them with the frame', 2, 3, { mozInnerScreenX: 0 }, []],
])('entries that a form adds to the session history are %s', (_, before, after, browser, calls) => {
  const go = jest.spyOn(history, 'go').mockReturnValue();
  const length = jest.spyOn(history, 'length', 'get').mockReturnValue(before);
  Object.assign(window, browser);
  startCountingEntries();
  length.mockReturnValue(after);
  leaveAddedEntries();
  leaveAddedEntries();
  expect(go.mock.calls).toEqual(calls);
});
