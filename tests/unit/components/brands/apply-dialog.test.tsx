import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  ApplyDialogProvider,
  ApplyNowLink,
} from '@/components/brands/apply-dialog-provider.island';
import type { LeadFormFrame } from '@/components/inline-script/start-frame';
import { leadFormProps, post } from '../lead-form/provider';

// Loaded by the first Apply Now otherwise, for seconds on a busy machine.
const mockLoaded = jest.requireActual('@/components/brands/apply-dialog');
let mockFailure: Error | null = null;
jest.mock('@/components/brands/apply-dialog', () => {
  if (mockFailure) throw mockFailure;
  return mockLoaded;
});

const texts = {
  introduction: <p>No credit check.</p>,
  confirmation: <h3>Thanks!</h3>,
};
const form = { ...leadFormProps, height: 600, consent: <p>Reply STOP.</p> };

const Page = () => (
  <ApplyDialogProvider {...texts} form={form}>
    {['X3', 'X5'].map((model) => (
      <ApplyNowLink
        carTitle={`2031 BMW ${model}`}
        dialogTitle={`Apply for 2031 BMW ${model}`}
        href={`#apply-for-${model}`}
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

describe('Apply Now', () => {
  it('is a link until React is there, and then opens a dialog', () => {
    const served = renderToString(<Page />);
    expect(served).toContain('href="#apply-for-X5"');
    expect(served).not.toContain('aria-haspopup');
    render(<Page />);
    expect(link('X5')).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    ['a pointer', () => fireEvent.pointerEnter(link('X5'))],
    ['the keyboard', () => fireEvent.focus(link('X5'))],
  ])(
    'loads the dialog, closed, without its form, and connects to the provider for %s',
    async (_, approach) => {
      render(<Page />);
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
      approach();
      expect(await screen.findByRole('dialog', { hidden: true })).not.toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
      const connected = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
      expect(connected.map(({ href }) => href)).toContain(`${leadFormProps.leadFormOrigin}/`);
    },
  );

  it('says that a click was heard until the dialog opens, which it does before its form loads', async () => {
    render(<Page />);
    fireEvent.click(link('X5'));
    expect(link('X5')).toHaveAttribute('aria-busy', 'true');
    expect(link('X3')).not.toHaveAttribute('aria-busy');
    expect(await screen.findByRole('dialog', { name: 'Apply for 2031 BMW X5' })).toBeVisible();
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    const { parentElement } = await frame();
    expect(link('X5')).not.toHaveAttribute('aria-busy');
    expect(location.hash).toBe('');
    expect(parentElement?.closest('[data-place=dialog]')).toHaveAttribute('data-model', 'X5');
    expect(parentElement).toHaveStyle({ height: '600px' });
    expect(screen.getByText('Reply STOP.')).toBeVisible();
  });

  it('is followed where the dialog can’t be loaded, and a later click tries again', async () => {
    jest.resetModules();
    mockFailure = new Error('The connection is gone');
    render(<Page />);
    fireEvent.pointerEnter(link('X5'));
    fireEvent.click(link('X5'));
    await waitFor(() => expect(location.hash).toBe('#apply-for-X5'));
    await waitFor(() => expect(link('X5')).not.toHaveAttribute('aria-busy'));
    mockFailure = null;
    await open('X5');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser for a click with %o', (modifier) => {
    render(<Page />);
    let isPrevented = true;
    const onClick = (click: MouseEvent) => {
      isPrevented = click.defaultPrevented;
      click.preventDefault(); // jsdom would follow it.
    };
    window.addEventListener('click', onClick, { once: true });
    fireEvent.click(link('X5'), modifier);
    expect(isPrevented).toBe(false);
    expect(link('X5')).not.toHaveAttribute('aria-busy');
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

  it('is kept where it has changed its page: closing goes back over its entries, not over the page’s', async () => {
    render(<Page />);
    await follow('#x3');
    const first = await open('X5');
    changePage();
    await closeBy(byEscape);
    expect(location.hash).toBe('#x3');
    await follow('#x5');
    expect(await open('X5')).toBe(first);
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
  post({ type: 'form_submitted' });
  expect(dialog()).not.toBeNull();
  close();
  await waitFor(() => expect(dialog()).toBeNull());
});
