import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  ApplyDialogProvider,
  ApplyNowLink,
} from '@/components/brands/apply-dialog-provider.island';
// Loaded by the first Apply Now otherwise, for seconds on a busy machine.
import '@/components/brands/apply-dialog';
import type { LeadFormFrame } from '@/components/inline-script/start-frame';
import { leadFormProps, post } from '../lead-form/provider';

const texts = {
  introduction: <p>No credit check.</p>,
  confirmation: <h3>Thanks!</h3>,
};
const form = { ...leadFormProps, height: 600, consent: <p>Reply STOP.</p> };
const hrefOf = (model: string) => `/apply?make=BMW&model=${model}&mileage=12000`;

const Page = () => (
  <ApplyDialogProvider {...texts} form={form}>
    {['X3', 'X5'].map((model) => (
      <ApplyNowLink
        carTitle={`2031 BMW ${model}`}
        dialogTitle={`Apply for 2031 BMW ${model}`}
        href={hrefOf(model)}
        key={model}
        label={model}
        make="BMW"
        model={model}
      />
    ))}
  </ApplyDialogProvider>
);
const link = (name: string) => screen.getByRole('link', { name, hidden: true });
const dialog = () => screen.queryByRole('dialog');
const frame = () => screen.findByTitle<LeadFormFrame>('Lease Form');

async function open(model: string): Promise<LeadFormFrame> {
  fireEvent.click(link(model));
  await screen.findByRole('dialog', { name: `Apply for 2031 BMW ${model}` });
  return frame();
}

/** The form changes its page: the session history gets an entry more. */
const changePage = () => history.pushState(history.state, '');
/**
 * The visitor sends the form, which changes its page. Going back over that entry is no event of our
 * page, as it would be in jsdom, which has no entries of frames.
 */
function submit(): void {
  const length = jest.spyOn(history, 'length', 'get').mockReturnValue(history.length + 1);
  const go = jest.spyOn(history, 'go').mockReturnValue();
  post({ type: 'form_submitted' });
  expect(go.mock.calls).toEqual([[-1]]);
  length.mockRestore();
  go.mockRestore();
}

/** A link of the page leads to one of its sections. */
const follow = (hash: string) =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    location.hash = hash;
  });

/** What closes the dialog, and waits until it can't be seen and the history has settled. */
async function closeBy(close: () => void): Promise<void> {
  close();
  await waitFor(() => expect(dialog()).toBeNull());
  await waitFor(() => expect(history.state?.dialog).toBeUndefined());
}
const byButton = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));
const byEscape = () => fireEvent.keyDown(window, { key: 'Escape' });
const outside = () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
};
const byBack = () => history.back();

beforeAll(() => {
  // jsdom has no transitions.
  Element.prototype.getAnimations = () => [];
});
beforeEach(() => {
  history.replaceState(null, '', '/inventory/bmw');
});

describe('the dialog', () => {
  it('loads no form before the click', async () => {
    render(<Page />);
    fireEvent.pointerEnter(link('X5'));
    await act(async () => {});
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is open before its form loads', async () => {
    render(<Page />);
    fireEvent.click(link('X5'));
    expect(await screen.findByRole('dialog', { name: 'Apply for 2031 BMW X5' })).toBeVisible();
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    const { parentElement } = await frame();
    expect(parentElement?.closest('[data-place=dialog]')).toHaveAttribute('data-model', 'X5');
    expect(parentElement).toHaveStyle({ height: '600px' });
    expect(screen.getByText('Reply STOP.')).toBeVisible();
  });
});

describe('closing', () => {
  it.each([
    ['its button', byButton],
    ['Escape', byEscape],
    ['a click outside', outside],
    ['Back', byBack],
  ])(
    'by %s takes the entry of the session history away, and returns the focus',
    async (_, close) => {
      render(<Page />);
      const before = history.length;
      await open('X5');
      expect(history.length).toBe(before + 1);
      expect(history.state).toMatchObject({ dialog: true });
      await closeBy(close);
      await waitFor(() => expect(link('X5')).toHaveFocus());
      await open('X3');
      expect(history.length).toBe(before + 1);
    },
  );
});

describe('the form of a car', () => {
  it('is kept for the same car, and replaced for another', async () => {
    render(<Page />);
    const first = await open('X5');
    await closeBy(byButton);
    expect(first.isConnected).toBe(true);
    expect(await open('X5')).toBe(first);
    await closeBy(byBack);
    expect(await open('X3')).not.toBe(first);
    expect(first.isConnected).toBe(false);
  });

  it('is kept where it has changed its page, and closing goes back over its entries', async () => {
    render(<Page />);
    await follow('#x3');
    const first = await open('X5');
    changePage();
    await closeBy(byEscape);
    expect(location.hash).toBe('#x3');
    expect(await open('X5')).toBe(first);
  });

  it('doesn’t count entries that links of the page have added meanwhile', async () => {
    render(<Page />);
    await open('X5');
    await closeBy(byButton);
    await follow('#x3');
    await follow('#x5');
    await open('X5');
    await closeBy(byButton);
    expect(location.hash).toBe('#x5');
  });
});

it.each([
  // WebKit gives the entry before the dialog's the same state.
  ['one Back', () => fireEvent.popState(window)],
  [
    'Back to the models',
    () => fireEvent.click(screen.getByRole('button', { name: 'Back to the models' })),
  ],
])('after a submission, %s closes the dialog', async (_, close) => {
  render(<Page />);
  await open('X5');
  submit();
  expect(dialog()).not.toBeNull();
  close();
  await waitFor(() => expect(dialog()).toBeNull());
});
