import { render, screen } from '@testing-library/react';
import { Select } from '@/components/ui/select';

const options = [
  { value: '5000', label: '5,000' },
  { value: '7000', label: '7,500' },
];

describe('a select', () => {
  it('starts with an empty option only when it has a placeholder', () => {
    render(
      <>
        <Select id="a" label="Make" options={options} placeholder="Choose a make" />
        <Select id="b" label="Annual mileage" options={options} />
      </>,
    );
    const texts = (name: string) =>
      Array.from(screen.getByRole<HTMLSelectElement>('combobox', { name }).options, ({ text }) => text);
    expect(texts('Make')).toEqual(['Choose a make', '5,000', '7,500']);
    expect(screen.getByRole('combobox', { name: 'Make' })).toHaveValue('');
    expect(texts('Annual mileage')).toEqual(['5,000', '7,500']);
  });

  it('is announced as invalid, with its description', () => {
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
});
