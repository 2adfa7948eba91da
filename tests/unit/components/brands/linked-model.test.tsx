import { act, render } from '@testing-library/react';
import { LinkedModel } from '@/components/brands/linked-model.island';

it('the model that the URL of a brand page names goes along, and no other text of it', () => {
  document.body.innerHTML = '<form id="get-quote-form"></form>';
  const fields = () =>
    Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
  render(<LinkedModel make="BMW" models={{ x3: 'X3' }} />);
  expect(fields()).toEqual({ make: 'BMW' });
  const goTo = (hash: string) =>
    act(() => {
      window.history.replaceState(null, '', `/inventory/bmw${hash}`);
      window.dispatchEvent(new Event('hashchange'));
    });
  goTo('#x3');
  expect(fields()).toEqual({ make: 'BMW', model: 'X3' });
  goTo('#constructor');
  expect(fields()).toEqual({ make: 'BMW' });
});
