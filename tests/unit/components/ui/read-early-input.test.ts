import type { readEarlyInput as ReadEarlyInput } from '@/components/ui/read-early-input';

const fields = `
  <select name="make"><option value="">Choose</option><option>BMW</option></select>
  <input name="price" value="42,000"><button>Continue</button>`;
const page = `<form id="menu"></form><form id="quote">${fields}</form>`;

const quote = () => document.getElementById('quote') as HTMLFormElement;
const priceIn = (form: HTMLFormElement) => form.elements.namedItem('price') as HTMLInputElement;

async function load(): Promise<typeof ReadEarlyInput> {
  document.body.innerHTML = page;
  jest.resetModules();
  const { readEarlyInput } = await import('@/components/ui/read-early-input');
  return readEarlyInput;
}

describe('what a visitor has typed before React started', () => {
  it('is in the fields that have another value than the page gave them', async () => {
    const readEarlyInput = await load();
    expect(readEarlyInput(quote())).toEqual({});
    priceIn(quote()).value = '38,500';
    expect(readEarlyInput(quote())).toEqual({ price: '38,500' });
    expect(readEarlyInput(null)).toEqual({});
  });

  it('is taken from the removed form where React has made the page anew', async () => {
    const readEarlyInput = await load();
    priceIn(quote()).value = '38,500';
    document.body.innerHTML = page;
    expect(readEarlyInput(quote())).toEqual({ price: '38,500' });
  });
});
