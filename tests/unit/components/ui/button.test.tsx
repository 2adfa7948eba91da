import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, type ButtonVariant } from '@/components/ui/button';

const variants: ButtonVariant[] = ['primary', 'outline', 'ink', 'light', 'quiet'];

describe('a button', () => {
  it('is a button that submits nothing by itself', () => {
    render(<Button>Change</Button>);
    expect(screen.getByRole('button', { name: 'Change' })).toHaveAttribute('type', 'button');
  });

  it('submits when told to', () => {
    render(<Button type="submit">Continue</Button>);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
  });

  it('answers a click and the keyboard, and neither when disabled', async () => {
    const user = userEvent.setup();
    const clicked = jest.fn();
    const { rerender } = render(<Button onClick={clicked}>Change</Button>);
    await user.click(screen.getByRole('button'));
    await user.keyboard('{Enter}');
    expect(clicked).toHaveBeenCalledTimes(2);
    rerender(
      <Button disabled onClick={clicked}>
        Change
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('with an address is a link that looks like a button', () => {
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

  it.each(variants)('looks the same as a button and as a link: %s', (variant) => {
    render(
      <>
        <Button size="large" variant={variant} wide>
          One
        </Button>
        <Button href="/" size="large" variant={variant} wide>
          Two
        </Button>
      </>,
    );
    expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className);
    expect(screen.getByRole('link')).toHaveClass('w-full', 'min-h-12');
  });

  it('looks different in every variant', () => {
    render(
      <div>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>,
    );
    const looks = screen.getAllByRole('button').map((button) => button.className);
    expect(new Set(looks).size).toBe(variants.length);
  });

  it('keeps a class of its own beside the look, as a button and as a link', () => {
    render(
      <>
        <Button className="mt-1">One</Button>
        <Button className="mt-1" href="/">
          Two
        </Button>
      </>,
    );
    expect(screen.getByRole('button')).toHaveClass('mt-1', 'inline-flex');
    expect(screen.getByRole('link')).toHaveClass('mt-1', 'inline-flex');
  });
});
