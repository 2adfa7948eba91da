import { addCarToDrafts, addLinkedModel } from '@/lib/browser/known-car';

const fields = document.createElement('div');
const link = document.createElement('a');
const hrefAfterClick = (html: string) => {
  fields.innerHTML = html;
  link.click();
  return decodeURIComponent(link.href);
};

it('the draft of a text message has the car that the page knows when it is tapped', () => {
  link.href = 'sms:+12015550199?&body=A%20quote';
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.innerHTML = '<form id="get-quote-form"></form>';
  document.body.append(fields, link);
  addCarToDrafts(document);
  const input = (name: string, value: string) =>
    `<input form="get-quote-form" name="${name}" value="${value}">`;
  expect(hrefAfterClick('')).toBe('sms:+12015550199?&body=A quote');
  expect(
    hrefAfterClick(input('make', 'Mini') + input('model', 'Cooper & S') + input('mileage', '7000')),
  ).toBe('sms:+12015550199?&body=A quote: Mini Cooper & S');
  expect(hrefAfterClick(input('make', 'Kia'))).toBe('sms:+12015550199?&body=A quote: Kia');
});

it('the model that the URL of a brand page names goes along, unless the page knows another', () => {
  document.body.innerHTML =
    '<form id="get-quote-form"></form><li id="x3"><article data-model="X3"></article></li>';
  const model = () => new FormData(document.querySelector('form') ?? undefined).get('model');
  addLinkedModel(document);
  expect(model()).toBeNull();
  window.location.hash = 'x3';
  addLinkedModel(document);
  addLinkedModel(document);
  expect(model()).toBe('X3');
  expect(document.querySelectorAll('input')).toHaveLength(1);
});
