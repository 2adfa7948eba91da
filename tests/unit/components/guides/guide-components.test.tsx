import { render, screen, within } from '@testing-library/react';
import { Checklist } from '@/components/guides/parts/checklist';
import { Confirm } from '@/components/guides/parts/confirm';
import { EffectiveExample } from '@/components/guides/parts/effective-example';
import { OverageExample } from '@/components/guides/parts/overage-example';
import { PaymentExample } from '@/components/guides/parts/payment-example';
import { smartQuoteElements } from '@/components/guides/parts/smart-quotes';
import { SumExample } from '@/components/guides/parts/sum-example';
import { TaxExample } from '@/components/guides/parts/tax-example';
import { Term } from '@/components/guides/parts/term';

const lines = () =>
  screen
    .getAllByRole('definition')
    .map((value) => [value.previousElementSibling?.textContent, value.textContent]);

describe('the components of a guide', () => {
  it('calculate a payment and its tax, and explain why the parts differ from the total by a cent', () => {
    render(
      <PaymentExample
        down={1500}
        fees={595}
        moneyFactor={0.00175}
        months={24}
        msrp={35000}
        residualPercent={62}
        sellingPrice={33500}
        title="Vector B"
      />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent(/Vector B.*Not an offer/);
    expect(lines()).toEqual(
      expect.arrayContaining([
        ['Depreciation', '$453.96'],
        ['Rent charge, money factor 0.00175', '$95.02'],
        ['Base payment a month', '$548.97'],
        ['Sales tax due at the start, New York City (8.875%)', '$1,302.43'],
        ['The same in New Jersey (6.625%)', '$972.24'],
        ['Approximate interest-rate equivalent', '4.2%'],
      ]),
    );
    expect(screen.getByText(/differ by a cent/)).toBeVisible();
  });

  it('calculate the tax in New York City and in New Jersey', () => {
    render(<TaxExample downPayment={0} months={36} monthlyPayment={500} title="Tax" />);
    expect(lines()).toEqual([
      ['36 payments of $500', '$18,000'],
      ['Taxed total', '$18,000'],
      ['New York City, 8.875%', '$1,597.50'],
      ['New Jersey, 6.625%', '$1,192.50'],
      ['Difference', '$405'],
    ]);
  });

  it('calculate the cost of excess miles', () => {
    render(<OverageExample milesOver={3000} title="Miles" />);
    expect(lines()).toEqual([
      ['3,000 miles at $0.15 a mile', '$450'],
      ['3,000 miles at $0.25 a mile', '$750'],
    ]);
  });

  it('add amounts', () => {
    const bill: [string, number][] = [
      ['First', 695],
      ['Second', 85.5],
    ];
    render(<SumExample lines={bill} title="Bill" totalLabel="Due at signing" />);
    expect(lines().at(-1)).toEqual(['Due at signing', '$780.50']);
  });

  it('compare offers in a table whose row headers are the offers', () => {
    render(
      <EffectiveExample
        offers={[{ label: 'Offer A', dueAtSigning: 3000, monthly: 420, months: 36 }]}
        title="Offers"
      />,
    );
    const row = screen.getByRole('row', { name: /Offer A/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Offer A');
    expect(within(row).getByText('$491.67')).toBeVisible();
    expect(within(row).getByText('35 × $420')).toBeVisible();
  });

  it('open the definition of a term from its button, without a script', () => {
    render(<Term of="lessee">you</Term>);
    const target = screen.getByRole('button', { name: 'you' }).getAttribute('popovertarget');
    expect(screen.getByText(/leases the car/)).toHaveAttribute('id', target);
    expect(screen.getByText(/leases the car/)).toHaveAttribute('popover');
  });

  it('open links to other sites in a new tab, and others in this one', () => {
    const { a: Link } = smartQuoteElements;
    if (typeof Link !== 'function') throw new Error('expected a component');
    render(<Link href="https://www.nj.gov/mvc/">the MVC</Link>);
    render(<Link href="/contact">contact</Link>);
    expect(screen.getByRole('link', { name: /the MVC/ })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'contact' })).not.toHaveAttribute('target');
  });

  it('give a checklist its title and a passage its agency', () => {
    render(
      <Checklist title="Driver's documents">
        <ul>
          <li>License</li>
        </ul>
      </Checklist>,
    );
    expect(screen.getByRole('figure', { name: 'Driver’s documents' })).toHaveTextContent('License');
    const { container } = render(<Confirm with="the IRS">It depends.</Confirm>);
    expect(container).toHaveTextContent('Confirm with the IRS. It depends.');
  });
});
