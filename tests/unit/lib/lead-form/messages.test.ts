/** @jest-environment node */
import { isTrusted, type ProviderMessage, readProviderMessage } from '@/lib/lead-form/messages';

const origin = 'https://forms.example';
const submitted: ProviderMessage = { kind: 'submitted', submissionId: null, fromFrameOnly: false };
const array: ProviderMessage = { kind: 'submitted', submissionId: 'uuid-1', fromFrameOnly: true };
const height: ProviderMessage = { kind: 'height', height: 1200 };
const ignored: ProviderMessage = { kind: 'ignored' };

describe('a window message', () => {
  it.each<[string, unknown, object]>([
    ['the documented message', { type: 'form_submitted', formId: 'a', data: {} }, submitted],
    ['a submitted flag beside another type', { type: 'update', submitted: true }, submitted],
    ['the provider’s array', ['set-sticky-contacts', '_ud', '{"email":"a"}', 'location', 'uuid-1'], array],
    ['a height report', ['highlevel.setHeight', { height: 1200, id: 'a' }], height],
    ['a height as text', ['highlevel.setHeight', { height: '980.5' }], { kind: 'height', height: 980.5 }],
  ])('is understood: %s', (_, data, meaning) => {
    expect(readProviderMessage(data)).toEqual(meaning);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['the type as a text', 'form_submitted'],
    ['an empty object', {}],
    ['a type in other case', { type: 'FORM_SUBMITTED' }],
    ['a type in an array', { type: ['form_submitted'] }],
    ['a flag that is a text', { submitted: 'true' }],
    ['a flag that is a number', { submitted: 1 }],
    ['an empty array', []],
    ['the array with a blank uuid', ['set-sticky-contacts', '_ud', '{}', 'location', '  ']],
    ['the array with a uuid that is no text', ['set-sticky-contacts', '_ud', '{}', 'location', { id: 1 }]],
    ['the array with another second entry', ['set-sticky-contacts', '_fp', '{}', 'location', 'uuid-1']],
    ['the array with another first entry', ['set-contacts', '_ud', '{}', 'location', 'uuid-1']],
    ['an array that only looks like the message', Object.assign([], { type: 'form_submitted' })],
    ['a height under another name', ['highlevel.setWidth', { height: 1200 }]],
    ['a height without a number', ['highlevel.setHeight', { height: 'tall' }]],
    ['a height of zero', ['highlevel.setHeight', { height: 0 }]],
    ['an endless height', ['highlevel.setHeight', { height: Number.POSITIVE_INFINITY }]],
    ['a height without an object', ['highlevel.setHeight', null]],
    ['a height of a function', ['highlevel.setHeight', Object.assign(() => 1, { height: 1 })]],
    ['a height that cannot be a number', ['highlevel.setHeight', { height: Symbol('tall') }]],
    ['a function', Object.assign(() => 'form_submitted', { submitted: true })],
  ])('is ignored: %s', (_, data) => {
    expect(readProviderMessage(data)).toEqual(ignored);
  });
});

describe('a message is trusted', () => {
  const frame = { name: 'our frame' };
  const otherWindow = { name: 'another window' };

  it.each<[string, ProviderMessage, unknown, boolean]>([
    ['the documented message from our frame', submitted, frame, true],
    ['the documented message from another window of the provider', submitted, otherWindow, true],
    ['the provider’s array from our frame', array, frame, true],
    ['the provider’s array from another window', array, otherWindow, false],
    ['a height from our frame', height, frame, true],
    ['a height from another window', height, otherWindow, false],
    ['noise from our frame', ignored, frame, false],
  ])('from the right origin: %s', (_, message, source, trusted) => {
    expect(isTrusted(message, { origin, source }, { origin, frame })).toBe(trusted);
  });

  it.each([
    'https://forms.example.evil.com',
    'https://evil.com/https://forms.example',
    'https://sub.forms.example',
    'https://forms.example:8443',
    'https://FORMS.example',
    'http://forms.example',
    'null',
    '',
  ])('never from the origin "%s", not even from our frame', (wrong) => {
    for (const message of [submitted, array, height])
      expect(isTrusted(message, { origin: wrong, source: frame }, { origin, frame })).toBe(false);
  });

  it('never as the provider’s array or a height before our frame exists', () => {
    for (const message of [array, height])
      expect(isTrusted(message, { origin, source: null }, { origin, frame: null })).toBe(false);
  });
});
