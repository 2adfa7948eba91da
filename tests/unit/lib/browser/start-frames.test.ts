import { startFrames } from '@/lib/browser/start-frames';

it('loads the forms of a static page, and none that has been loaded', () => {
  document.body.innerHTML = ['a', 'b" src="https://forms.example/started']
    .map((form) => `<iframe data-lead-form="https://forms.example/${form}"></iframe>`)
    .join('');
  startFrames(document, window);
  expect([...document.querySelectorAll('iframe')].map(({ src }) => src.replace(/\?t=\d+$/, '?t='))).toEqual([
    'https://forms.example/a?t=',
    'https://forms.example/started',
  ]);
});
