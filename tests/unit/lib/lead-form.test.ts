/** @jest-environment node */

import { leadFormUrl } from '@/lib/lead-form/lead-form-url';
import { isTrusted, type ProviderMessage, readProviderMessage } from '@/lib/lead-form/messages';
import {
  initialLeadFormState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
} from '@/lib/lead-form/state';

const submitted: ProviderMessage = { type: 'submitted', id: null };
const array: ProviderMessage = { type: 'submitted', id: 'uuid-1' };
const height: ProviderMessage = { type: 'height', height: 1200 };
const report = ['set-sticky-contacts', '_ud', '{"email":"a"}', 'location'];

describe('a window message', () => {
  it.each<[string, unknown, object]>([
    ['the documented message', { type: 'form_submitted', formId: 'a', data: {} }, submitted],
    ['a submitted flag beside another type', { type: 'update', submitted: true }, submitted],
    ['the provider’s array', [...report, 'uuid-1'], array],
    ['a height report', ['highlevel.setHeight', { height: '1200', id: 'a' }], height],
  ])('is understood: %s', (_, data, meaning) => {
    expect(readProviderMessage(data)).toEqual(meaning);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['the type as a text', 'form_submitted'],
    ['a flag that is a text', { submitted: 'true' }],
    ['an array that only looks like the message', Object.assign([], { type: 'form_submitted' })],
    ['the array with a blank uuid', [...report, '  ']],
    ['the array with another second entry', report.with(1, '_fp').concat('uuid-1')],
    ['a height under another name', ['highlevel.setWidth', { height: 1200 }]],
    ['a height without a number', ['highlevel.setHeight', { height: 'tall' }]],
    ['an endless height', ['highlevel.setHeight', { height: Number.POSITIVE_INFINITY }]],
    ['a height without an object', ['highlevel.setHeight', null]],
  ])('is ignored: %s', (_, data) => {
    expect(readProviderMessage(data)).toBeNull();
  });
});

/** Outside of a frame a window is its own parent. */
function windowIn(parent?: object) {
  const own: { parent?: object } = {};
  own.parent = parent ?? own;
  return own;
}

describe('a message is trusted', () => {
  const page = windowIn();
  const frame = windowIn(page);
  const otherWindow = windowIn();
  const visible = { contentWindow: frame, clientWidth: 320 };

  it.each<[string, ProviderMessage, unknown, boolean]>([
    ['the documented message from our frame', submitted, frame, true],
    ['the documented message from a frame in our frame', submitted, windowIn(frame), true],
    ['the documented message from a page that opened ours', submitted, otherWindow, false],
    ['the documented message from another frame of ours', submitted, windowIn(page), false],
    ['the documented message from no window', submitted, null, false],
    ['the provider’s array from our frame', array, frame, true],
    ['the provider’s array from another window', array, otherWindow, false],
    ['a height from our frame', height, frame, true],
    ['a height from another window', height, otherWindow, false],
  ])('as what it says: %s', (_, message, source, trusted) => {
    expect(isTrusted(message, source, visible)).toBe(trusted);
  });

  it('never as the provider’s array or a height before our frame has a window', () => {
    const early = { contentWindow: null, clientWidth: 320 };
    for (const message of [array, height]) expect(isTrusted(message, null, early)).toBe(false);
  });

  it('as a submission, but not as a height, from a frame that has no width', () => {
    const hidden = { contentWindow: frame, clientWidth: 0 };
    expect([submitted, array, height].map((message) => isTrusted(message, frame, hidden))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

type Phase = LeadFormState['phase'];
const start = (phase: Phase): LeadFormState => ({ ...initialLeadFormState(900), phase });
const responded: LeadFormEvent = { type: 'responded' };
const silent: LeadFormEvent = { type: 'silent' };

describe('the embedded form', () => {
  it.each<[Phase, LeadFormEvent, Phase]>([
    ['loading', responded, 'responded'],
    ['loading', silent, 'silent'],
    ['loading', submitted, 'submitted'],
    ['responded', silent, 'responded'],
    ['responded', submitted, 'submitted'],
    ['silent', responded, 'responded'],
    ['silent', silent, 'silent'],
    ['silent', submitted, 'submitted'],
  ])('in the phase "%s" is, after %j, %s', (phase, event, after) => {
    expect(leadFormReducer(start(phase), event).phase).toBe(after);
  });

  it('is as high as its last report says, at least as at first and at most 6000 pixels', () => {
    let state = start('responded');
    for (const [height, expected] of [
      [300, 900],
      [1709, 1709],
      [1200.2, 1201],
      [1e9, 6000],
      [300, 900],
    ] as const) {
      state = leadFormReducer(state, { type: 'height', height });
      expect(state.height).toBe(expected);
    }
  });
});

const base = { leadFormOrigin: 'https://forms.example', formId: 'abc-1' };

describe('the URL of the hosted form', () => {
  it("encodes the form's id", () => {
    const url = leadFormUrl({ ...base, formId: 'a/b?c' });
    expect(url).toMatch(/^https:\/\/forms\.example\/widget\/form\/a%2Fb%3Fc\?/);
  });

  const car = { make: 'Kia', model: 'EV9', trim: '', year: '2031' };
  const paramKeys = { make: 'vehicle_make', trim: 'vehicle_trim' };
  it.each([
    [
      'the names of paramKeys for make, model, and trim',
      { hiddenFields: car, paramKeys },
      '&vehicle_make=Kia&model=EV9&vehicle_trim=&year=2031',
    ],
    [
      'a description under the name of the model',
      { hiddenFields: { description: 'A Kia SUV' }, paramKeys: { model: 'vehicle_model' } },
      '&vehicle_model=A+Kia+SUV',
    ],
    ['encoded values', { hiddenFields: { make: 'Kia & "more" #1' } }, '&make=Kia+&+"more"+#1'],
  ])('has the hidden fields, with %s', (_, input, query) => {
    const { search, hash } = new URL(leadFormUrl({ ...base, ...input }));
    expect(decodeURIComponent(search)).toBe(`?notrack=true${query}`);
    expect(hash).toBe('');
  });
});
