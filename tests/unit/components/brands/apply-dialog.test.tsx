import { fireEvent, render, screen } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog';
import { ApplyLink, ModelCard } from '@/components/brands/model-card';
import { enhanceApplyLinks } from '@/lib/browser/apply-dialog';
import { brandModelsOf } from '@/lib/catalogue/brand-pages';
import { makes } from '@/lib/catalogue/makes';
import { rememberRequest, requestOf } from '@/lib/lead-form/sent-requests';

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

describe('after sending', () => {
  afterEach(() => window.sessionStorage.clear());

  it('the dialog remembers the car that its form asks about', async () => {
    fireEvent.click(load());
    const frame = await screen.findByTitle('Lease Form');
    expect(frame.parentElement?.dataset.request).toBe('bmw x5 2031');
    close();
  });

  it('the dialog of the same car shows the thanks, and loads no second form', async () => {
    rememberRequest(requestOf({ make: 'BMW', model: 'X5', year: 2031 }), window);
    fireEvent.click(load());
    expect(document.querySelector('dialog [data-phase]')).toHaveAttribute(
      'data-phase',
      'submitted',
    );
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    close();
  });

  it('Back closes the thanks, and goes no further, also where the entry before has the same state', () => {
    rememberRequest(requestOf({ make: 'BMW', model: 'X5', year: 2031 }), window);
    fireEvent.click(load());
    const go = jest.spyOn(window.history, 'go').mockImplementation();
    // As in WebKit, once a form has changed its page.
    expect(window.history.state).toMatchObject({ dialog: true });
    fireEvent.popState(window);
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
    expect(go).not.toHaveBeenCalled();
    go.mockRestore();
  });

  it('the card has a note for the site script to show', () => {
    const { make, card } = firstCard();
    render(<ModelCard card={card} eager make={make} />);
    const note = screen.getByText('Request sent', { ignore: false });
    expect(note).not.toBeVisible();
    expect(note).toHaveAttribute('data-sent-note', requestOf({ make: make.name, ...card }));
  });
});

function firstCard() {
  const make = makes.find((one) => brandModelsOf(one).length > 0);
  const [card] = make ? brandModelsOf(make) : [];
  if (!make || !card) throw new Error('No brand page has a card.');
  return { make, card };
}
