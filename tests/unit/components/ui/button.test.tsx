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

  it('is a link when it has an href', () => {
    render(
      <Button data-conversion="call" href="/contact">
        Call Now
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Call Now' });
    expect(link).toHaveAttribute('href', '/contact');
    expect(link).toHaveAttribute('data-conversion', 'call');
    expect(link).not.toHaveAttribute('type');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('looks the same as a button and as a link', () => {
    render(
      <>
        <Button className="mt-1" size="large" variant="outline" wide>
          One
        </Button>
        <Button className="mt-1" href="/" size="large" variant="outline" wide>
          Two
        </Button>
      </>,
    );
    expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className);
    expect(screen.getByRole('link')).toHaveClass('mt-1', 'w-full');
  });
});
