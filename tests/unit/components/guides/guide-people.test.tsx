import { render } from '@testing-library/react';
import { GuidePeople } from '@/components/guides/guide-people';
import type { Guide } from '@/lib/guides/guide';

const shown = (people: Pick<Guide, 'author' | 'reviewer'>) =>
  render(<GuidePeople guide={people as Guide} />).container.textContent;

describe('the people of a guide', () => {
  it('are named with what they are', () => {
    expect(
      shown({ author: { name: 'Jane Doe', role: 'founder' }, reviewer: { name: 'Ann Lee', role: '' } }),
    ).toBe('Written by Jane Doe, founderChecked by Ann Lee');
  });

  it('leave no trace where nobody is named', () => {
    expect(shown({ author: null, reviewer: null })).toBe('');
  });
});
