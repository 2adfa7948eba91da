import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ApplyClick } from '@/components/brands/apply-dialog-provider.island';
import {
  ApplyDialogProvider,
  ApplyNowLink,
} from '@/components/brands/apply-dialog-provider.island';
import { leadFormProps } from '../lead-form/provider';

let mockFailure: Error | null = null;
const mockClicks = jest.fn();
jest.mock('@/components/brands/apply-dialog', () => {
  if (mockFailure) throw mockFailure;
  return {
    ApplyDialog: ({ click }: { click: ApplyClick | null }) => {
      mockClicks(click);
      return <p>The dialog of {click?.carTitle ?? 'nothing'}</p>;
    },
  };
});

const texts = { introduction: '', confirmation: '' };
const Page = () => (
  <ApplyDialogProvider {...texts} form={leadFormProps}>
    {['X3', 'X5'].map((model) => (
      <ApplyNowLink
        carTitle={`2031 BMW ${model}`}
        dialogTitle={`Apply for 2031 BMW ${model}`}
        href={`#apply-for-${model}`}
        key={model}
        label={`Apply Now: 2031 BMW ${model}`}
        make="BMW"
        model={model}
      />
    ))}
  </ApplyDialogProvider>
);
const link = (model = 'X5') => screen.getByRole('link', { name: `Apply Now: 2031 BMW ${model}` });
const dialog = () => screen.queryByText(/^The dialog of/);

beforeEach(() => {
  mockFailure = null;
  jest.resetModules();
  window.history.replaceState(null, '', '/inventory/bmw');
});

describe('Apply Now', () => {
  it('is a link with the name of its conversion until React is there, and then opens a dialog', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Page />);
    const [served] = html.querySelectorAll('a');
    expect(served?.outerHTML).toContain('href="#apply-for-X3"');
    expect(served).toHaveAttribute('data-event', 'apply_click');
    expect(served).not.toHaveAttribute('aria-haspopup');
    render(<Page />);
    expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it.each([
    ['a pointer', () => fireEvent.pointerEnter(link())],
    ['the keyboard', () => fireEvent.focus(link())],
  ])('loads the dialog, closed, and connects to the provider for %s', async (_, approach) => {
    render(<Page />);
    expect(dialog()).toBeNull();
    approach();
    expect(await screen.findByText('The dialog of nothing')).toBeVisible();
    const connected = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preconnect]')];
    expect(connected.map(({ href }) => href)).toContain(`${leadFormProps.leadFormOrigin}/`);
  });

  it('says that a click was heard until the dialog has arrived, which opens for it', async () => {
    render(<Page />);
    fireEvent.click(link());
    expect(link()).toHaveAttribute('aria-busy', 'true');
    expect(link('X3')).not.toHaveAttribute('aria-busy');
    expect(await screen.findByText('The dialog of 2031 BMW X5')).toBeVisible();
    expect(link()).not.toHaveAttribute('aria-busy');
    expect(mockClicks).toHaveBeenLastCalledWith(
      expect.objectContaining({ dialogTitle: 'Apply for 2031 BMW X5', opener: link() }),
    );
    expect(window.location.hash).toBe('');
  });

  it('is followed where the dialog can’t be loaded, and a later click tries again', async () => {
    mockFailure = new Error('The connection is gone');
    render(<Page />);
    fireEvent.pointerEnter(link());
    fireEvent.click(link());
    await waitFor(() => expect(window.location.hash).toBe('#apply-for-X5'));
    await waitFor(() => expect(link()).not.toHaveAttribute('aria-busy'));
    mockFailure = null;
    fireEvent.click(link());
    expect(await screen.findByText('The dialog of 2031 BMW X5')).toBeVisible();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser for a click with %o', (modifier) => {
    render(<Page />);
    const click = createEvent.click(link(), modifier);
    fireEvent(link(), click);
    expect(click.defaultPrevented).toBe(false);
    expect(link()).not.toHaveAttribute('aria-busy');
  });
});
