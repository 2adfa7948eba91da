import { render } from '@testing-library/react';
import { FormulaLine } from '@/components/lease/formulas';

const explanation = {
  label: 'Tax',
  result: '$8',
  words: 'Price × rate',
  values: '$100 × 8%',
};

test('a formula gets its values without a new element in its closed details, which would move the page in WebKit', () => {
  const { container, rerender } = render(<FormulaLine explanation={explanation} ready={false} />);
  const parts = [...(container.querySelector('details')?.children ?? [])];
  expect(container).not.toHaveTextContent('$100');
  rerender(<FormulaLine explanation={explanation} ready />);
  expect(container).toHaveTextContent('$100 × 8% = $8');
  expect([...(container.querySelector('details')?.children ?? [])]).toEqual(parts);
});
