import { openLinkedDetails } from '@/components/site-script/linked-details';

const details = (id: string) => document.getElementById(id)?.closest('details');

beforeEach(() => {
  document.body.innerHTML =
    '<details name="faq"><summary>A</summary><p id="a"></p></details><details name="faq"><summary>B</summary><p id="b"></p></details>';
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/faq');
});

describe('a link to something inside a closed details element', () => {
  it('opens it when the page loads', () => {
    window.history.replaceState(null, '', '/faq#b');
    openLinkedDetails(document, window);
    expect(details('b')?.open).toBe(true);
    expect(details('a')?.open).toBe(false);
    expect(document.getElementById('b')?.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('opens it when the hash changes', () => {
    openLinkedDetails(document, window);
    window.history.replaceState(null, '', '/faq#a');
    window.dispatchEvent(new Event('hashchange'));
    expect(details('a')?.open).toBe(true);
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('does nothing for "%s"', (hash) => {
    window.history.replaceState(null, '', `/faq${hash}`);
    expect(() => openLinkedDetails(document, window)).not.toThrow();
    expect(document.querySelector('details[open]')).toBeNull();
  });
});
