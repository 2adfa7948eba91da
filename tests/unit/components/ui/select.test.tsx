import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '@/components/ui/select';

const options = [
  { value: '5000', label: '5,000' },
  { value: '7000', label: '7,500' },
];

describe('a select', () => {
  it('is a native one, found by its label', () => {
    render(<Select id="miles" label="Annual mileage" name="mileage" options={options} />);
    const select = screen.getByRole('combobox', { name: 'Annual mileage' });
    expect(select.tagName).toBe('SELECT');
    expect(select).toHaveAttribute('name', 'mileage');
  });

  it('shows labels and reports values', async () => {
    const chosen = jest.fn();
    render(
      <Select
        id="miles"
        label="Annual mileage"
        onChange={(event) => chosen(event.target.value)}
        options={options}
        placeholder="Choose"
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox'), '7,500');
    expect(chosen).toHaveBeenCalledWith('7000');
  });

  it('starts with an empty choice only when it has a placeholder', () => {
    const { rerender } = render(<Select id="a" label="Make" options={options} placeholder="Choose a make" />);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a make',
      '5,000',
      '7,500',
    ]);
    expect(screen.getByRole('combobox')).toHaveValue('');
    rerender(<Select id="a" label="Make" options={options} />);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('says when it is wrong and what describes it', () => {
    render(
      <>
        <Select aria-describedby="why" id="a" invalid label="Make" options={options} />
        <p id="why">Please select</p>
        <Select id="b" label="Model" options={options} />
      </>,
    );
    expect(screen.getByRole('combobox', { name: 'Make' })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'Make' })).toHaveAccessibleDescription('Please select');
    expect(screen.getByRole('combobox', { name: 'Model' })).toBeValid();
  });

  it('can be closed', () => {
    render(<Select disabled id="a" label="Model" options={options} />);
    expect(screen.getByRole('combobox')).toBeDisabled();
  });
});
