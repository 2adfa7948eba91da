import { act, render, screen } from '@testing-library/react';
import { ResultBar } from '@/components/guides/tools/result-bar';
import { ToolField } from '@/components/guides/tools/tool-field';
import { useTool } from '@/components/guides/tools/use-tool';
import { mileageTool } from '@/lib/leasing/tools/mileage-tool';
import { afterTyping } from '@/lib/leasing/tools/tool';

/** A tool with one field and its result. */
function OneField() {
  const used = useTool(mileageTool);
  const type = (text: string) =>
    used.update((before) => afterTyping(mileageTool, before, { name: 'odometer', text }));
  return (
    <form ref={used.form}>
      <ResultBar sentence={`Driven: ${used.values.odometer}`} used={used} />
      <ToolField name="odometer" used={used} />
      <button onClick={() => type('20,010')} type="button">
        Type
      </button>
    </form>
  );
}

const odometer = () => screen.getByLabelText<HTMLInputElement>('Odometer');
const status = () => screen.getByRole('status');
const open = (query: string) => window.history.replaceState(null, '', `/blog/guide${query}`);
const events = () => (window.dataLayer ?? []) as { event?: string; place?: string }[];
const type = () => act(() => screen.getByRole('button', { name: 'Type' }).click());

beforeEach(() => {
  jest.useFakeTimers();
  window.dataLayer = [];
  open('');
});

afterEach(() => {
  jest.useRealTimers();
});

it('a tool starts with its example', () => {
  render(<OneField />);
  expect(odometer()).toHaveValue('17,512');
});

it('then has the values of the address, which stays as it is', () => {
  open('?odo=15000&utm_source=letter');
  render(<OneField />);
  act(() => jest.runAllTimers());
  expect(odometer()).toHaveValue('15,000');
  expect(window.location.search).toBe('?odo=15000&utm_source=letter');
  expect(events()).toEqual([]);
});

it('writes what is typed into the address, after a pause and without an entry in the history', () => {
  open('?utm_source=letter#part');
  render(<OneField />);
  const entries = window.history.length;
  type();
  expect(window.location.search).toBe('?utm_source=letter');
  act(() => jest.advanceTimersByTime(1000));
  expect(window.location.search).toBe('?utm_source=letter&odo=20010');
  expect(window.location.hash).toBe('#part');
  expect(window.history.length).toBe(entries);
});

it('a screen reader hears the result after a pause, and not at every key', () => {
  render(<OneField />);
  type();
  expect(screen.getByText('Driven: 20010')).toBeVisible();
  act(() => jest.advanceTimersByTime(500));
  expect(status()).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1000));
  expect(status()).toHaveTextContent('Driven: 20010');
});

it('reports its first change, once', () => {
  render(<OneField />);
  type();
  type();
  expect(events()).toEqual([
    expect.objectContaining({ event: 'tool_start', place: 'mileage_check' }),
  ]);
});
