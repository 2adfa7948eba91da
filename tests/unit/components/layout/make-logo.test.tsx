import { render } from '@testing-library/react';
import { MakeLogo } from '@/components/layout/make-logo';

describe('the logo of a make', () => {
  it('is the symbol of the make', () => {
    const { container } = render(<MakeLogo className="w-25" name="Volvo" slug="volvo" />);
    expect(container.querySelector('use')).toHaveAttribute('href', '/makes.svg#volvo');
    expect(container).toHaveTextContent('');
  });

  it.each(['Torvald', 'The Torvald Motor Carriage Company'])(
    'is the name %s, within the width of a logo, where there is none',
    (name) => {
      const { container } = render(<MakeLogo className="w-25" name={name} slug="torvald" />);
      const text = container.querySelector('text');
      expect(text).toHaveTextContent(name);
      expect(Number(text?.getAttribute('font-size')) * name.length * 0.6).toBeLessThan(120);
    },
  );
});
