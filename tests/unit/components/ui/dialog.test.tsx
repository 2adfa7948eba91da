import { render, screen, waitFor } from '@testing-library/react';
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

async function openDialog() {
  const user = userEvent.setup();
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'Apply for 2025 BMW X3' }) };
}

describe('a dialog', () => {
  it('is modal, is named by its title, and keeps the focus inside', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.queryByRole('button', { name: 'Apply Now' })).not.toBeInTheDocument();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 5; step++) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await openDialog();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveFocus());
  });
});
