import { fireEvent, render, screen } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog';
import { ApplyLink } from '@/components/brands/model-card';
import { enhanceApplyLinks } from '@/lib/browser/apply-dialog';

jest.mock('@/components/lead-form/settings', () => ({
  leadFormSettings: () => jest.requireActual('../lead-form/provider').settings,
}));

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
const close = () => fireEvent.click(document.querySelector('[data-outside]') as Element);

function load(): HTMLElement {
  const { container } = render(
    <>
      <article data-make="BMW" data-model="X5">
        <ApplyLink
          label="Apply Now: 2031 BMW X5"
          make="BMW"
          model="X5"
          title="Apply for 2031 BMW X5"
          year={2031}
          vehicle="2031 BMW X5"
        />
      </article>
      <ApplyDialog />
    </>,
  );
  // Not the document, on which the listeners of earlier tests would stay.
  enhanceApplyLinks(container as unknown as Document, window);
  return screen.getByRole('link', { name: 'Apply Now: 2031 BMW X5' });
}

describe('the apply dialog', () => {
  it.each([
    ['', null, '12000'],
    ['?mileage=7,500', '7000', '7000'],
  ])(
    'is open before its form loads, which gets the miles of the URL "%s"; a link leads to their choice',
    async (search, sent, chosen) => {
      window.history.replaceState(null, '', `/inventory/bmw${search}`);
      fireEvent.click(load());
      expect(document.querySelector('dialog')).toHaveAttribute('open');
      expect(screen.queryByTitle('Lease Form')).toBeNull();
      const { src } = await screen.findByTitle<HTMLIFrameElement>('Lease Form');
      expect(new URL(src).searchParams.get('mileage')).toBe(sent);
      const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'choose them first' });
      const { pathname, searchParams } = new URL(href);
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        '/apply',
        {
          ...{ make: 'BMW', model: 'X5', year: '2031', mileage: chosen },
          ...{ interested_vehicle: '2031 BMW X5', change: '1' },
        },
      ]);
      close();
    },
  );
});
