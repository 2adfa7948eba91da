import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrandTiles } from '@/components/home/brand-tiles';
import { makes } from '@/lib/catalogue/makes';

const mockLast = makes.at(-1)?.slug;
jest.mock('@/lib/catalogue/logos', () => ({
  logoShapes: (slug: string) => (slug === mockLast ? null : '<path/>'),
}));

it('tiles that the carousel has put into another order can be hydrated, also where one has no logo', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<BrandTiles />);
  document.body.append(container);
  const list = container.querySelector('ul') as HTMLElement;
  for (let moves = 0; moves < 3; moves++) list.prepend(list.lastElementChild as Element);
  const order = list.textContent;
  const onRecoverableError = jest.fn();
  // In development React also prints attributes that differ, which it leaves as they are.
  jest.spyOn(console, 'error').mockImplementation();
  await act(async () => hydrateRoot(container, <BrandTiles />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('ul')?.textContent).toBe(order);
});
