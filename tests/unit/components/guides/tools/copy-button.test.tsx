import { act, fireEvent, render, screen } from '@testing-library/react';
import { Copy } from 'lucide';
import { CopyButton } from '@/components/guides/tools/copy-button';

it('says for four seconds after the last click that it copied', async () => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
  render(<CopyButton icon={Copy} label="Copy link" text={() => 'https://site.example'} />);
  const button = screen.getByRole('button');
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const click = () => act(async () => void fireEvent.click(button));
  await click();
  await wait(3000);
  await click();
  await wait(3900);
  expect(button).toHaveTextContent('Copied');
  await wait(200);
  expect(button).toHaveTextContent('Copy link');
  jest.useRealTimers();
});
