import { showOriginals } from '@/lib/static-pages/translation';

const page = '<h1>Get a quote</h1><p>Call <b>now</b> or <!-- -->write</p>';
const translated =
  '<h1><font>Pida un precio</font></h1><p><font>Llame </font><b><font>ya</font></b><font> o </font><!-- --><font>escriba</font></p>';
const spanish: Record<string, string> = {
  'Get a quote': 'Pida un precio',
  'Call ': 'Llame ',
  now: 'ya',
  ' or ': ' o ',
  write: 'escriba',
};

const notedOriginals = () =>
  [...document.body.querySelectorAll('*')].map((parent) => ({
    parent,
    children: [...parent.childNodes],
  }));

function translate(): void {
  const nodes = notedOriginals().flatMap(({ children }) => children);
  for (const text of nodes.filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.textContent = spanish[text.data] ?? '';
    text.replaceWith(font);
  }
}

beforeEach(() => {
  document.body.innerHTML = page;
});

it('the original texts are shown, then the translation, in the elements that were there', () => {
  const bold = document.querySelector('b');
  const originals = notedOriginals();
  translate();
  expect(document.body.innerHTML).toBe(translated);
  const font = document.querySelector('font');

  const showTranslation = showOriginals(originals, document);
  expect(document.body.innerHTML).toBe(page);
  expect(document.documentElement).toHaveAttribute('translate', 'no');

  showTranslation();
  expect(document.body.innerHTML).toBe(translated);
  expect(document.documentElement).not.toHaveAttribute('translate');
  expect(document.querySelector('b')).toBe(bold);
  expect(document.querySelector('font')).toBe(font);
});

it('what has changed or was added meanwhile stays, and comes into the page for the translator', async () => {
  const originals = notedOriginals();
  translate();
  const showTranslation = showOriginals(originals, document);
  const bold = document.querySelector('b') as Element;
  (bold.firstChild as Text).data = 'later';
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = 'Reset';

  const records: MutationRecord[] = [];
  const translator = new MutationObserver((seen) => records.push(...seen));
  translator.observe(document.body, { childList: true, subtree: true });
  showTranslation();
  await Promise.resolve();
  translator.disconnect();
  expect(bold.innerHTML).toBe('later');
  const seen = records.flatMap(({ addedNodes }) => [...addedNodes]);
  expect(seen).toEqual(expect.arrayContaining([bold.firstChild, button.firstChild]));
});

it('an element in which a translator has joined texts stays as it is', () => {
  const originals = notedOriginals();
  const paragraph = document.querySelector('p') as Element;
  paragraph.innerHTML = '<font>Llame ya o escriba</font>';
  showOriginals(originals, document);
  expect(paragraph.innerHTML).toBe('<font>Llame ya o escriba</font>');
});
