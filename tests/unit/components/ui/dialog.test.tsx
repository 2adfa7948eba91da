import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.island';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Apply Now
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title="Apply for 2025 BMW X3">
        <a href="/one">One</a>
        <a href="/two">Two</a>
      </Dialog>
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Apply for 2025 BMW X3' }) };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a dialog', () => {
  it('is not there before it is opened', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is modal, named by its title, and takes the focus', async () => {
    const { dialog } = await opened();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(within(dialog).getByRole('heading', { name: 'Apply for 2025 BMW X3' })).toBeVisible();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  });

  it('keeps the focus inside', async () => {
    const { user, dialog } = await opened();
    for (let step = 0; step < 5; step++) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user } = await opened();
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveFocus());
  });

  it('closes on its Close button', async () => {
    const { user, dialog } = await opened();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
  });

  it('hides the page behind it while it is open', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
  });
});
