import { render, screen } from '@testing-library/react';
import { Button } from '@/components/ui/button';

describe('a button', () => {
  it('does not submit a form unless its type is submit', () => {
    render(
      <>
        <Button>Change</Button>
        <Button type="submit">Continue</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
  });

  it('is a link that looks the same when it has an href', () => {
    render(
      <>
        <Button wide>Call Now</Button>
        <Button href="/contact" wide>
          Call Now
        </Button>
      </>,
    );
    const link = screen.getByRole('link', { name: 'Call Now' });
    expect(link).toHaveAttribute('href', '/contact');
    expect(link).not.toHaveAttribute('type');
    expect(link.className).toBe(screen.getByRole('button').className);
  });
});
