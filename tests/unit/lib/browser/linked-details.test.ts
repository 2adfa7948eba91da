import { openLinkedDetails } from '@/lib/browser/linked-details';

const details = () => document.querySelector('details');

beforeEach(() => {
  document.body.innerHTML = '<details><summary>A</summary><p id="a"></p></details>';
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a link to something inside a closed details element', () => {
  it('opens it when the hash changes', () => {
    openLinkedDetails(document, window);
    window.history.replaceState(null, '', '/faq#a');
    window.dispatchEvent(new Event('hashchange'));
    expect(details()?.open).toBe(true);
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A'])('does nothing for "%s"', (hash) => {
    window.history.replaceState(null, '', `/faq${hash}`);
    expect(() => openLinkedDetails(document, window)).not.toThrow();
    expect(details()?.open).toBe(false);
  });
});
