import { type DialogHistory, dialogHistory } from '@/lib/browser/dialog-history';

const onBack = jest.fn();
let entries: DialogHistory;
const isDialogEntry = () => history.state?.dialog === true;

const change = () =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

beforeEach(() => {
  onBack.mockReset();
  history.pushState({ router: 1 }, '');
  entries = dialogHistory(window, onBack);
});
afterEach(() => entries.stop());

describe('an open dialog', () => {
  it('is closed by Back, which leads to the entry of the page', async () => {
    entries.opened();
    expect(history.state).toEqual({ router: 1, dialog: true });
    history.back();
    await change();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ router: 1 });
  });

  it('that closes otherwise leads to the entry of the page', async () => {
    entries.opened();
    entries.closed();
    await change();
    expect(history.state).toEqual({ router: 1 });
    expect(onBack).not.toHaveBeenCalled();
  });

  it('that is opened again at once is still closed by Back', async () => {
    entries.opened();
    entries.closed();
    entries.opened();
    await change();
    expect(onBack).not.toHaveBeenCalled();
    expect(isDialogEntry()).toBe(true);
    history.back();
    await change();
    expect(onBack).toHaveBeenCalledTimes(1);
    expect(history.state).toEqual({ router: 1 });
  });
});

it('Forward after the dialog leads back to the page', async () => {
  entries.opened();
  history.back();
  await change();
  history.forward();
  await change();
  await change();
  expect(history.state).toEqual({ router: 1 });
  expect(onBack).toHaveBeenCalledTimes(1);
});
