/** @jest-environment node */
import {
  initialState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SLOW_AFTER_MS,
} from '@/lib/lead-form/state';
import { defaultParamKeys, leadFormUrl } from '@/lib/lead-form/url';

type Phase = LeadFormState['phase'];
const start = (phase: Phase): LeadFormState => ({ phase, height: 900, seen: ['old'] });
const events = {
  responded: { type: 'frame-responded' },
  timedOut: { type: 'timed-out' },
  taller: { type: 'message', message: { kind: 'height', height: 1200 } },
  shorter: { type: 'message', message: { kind: 'height', height: 300 } },
  ignored: { type: 'message', message: { kind: 'ignored' } },
  submitted: { type: 'message', message: { kind: 'submitted', submissionId: null, fromFrameOnly: false } },
  submittedNew: { type: 'message', message: { kind: 'submitted', submissionId: 'new', fromFrameOnly: true } },
  submittedOld: { type: 'message', message: { kind: 'submitted', submissionId: 'old', fromFrameOnly: true } },
} satisfies Record<string, LeadFormEvent>;

/** The phase after each event that changes it. */
const changes: Record<Exclude<Phase, 'submitted'>, Partial<Record<keyof typeof events, Phase>>> = {
  loading: { responded: 'loaded', timedOut: 'slow', submitted: 'submitted', submittedNew: 'submitted' },
  loaded: { submitted: 'submitted', submittedNew: 'submitted' },
  slow: { responded: 'loaded', submitted: 'submitted', submittedNew: 'submitted' },
};
const names = Object.keys(events) as (keyof typeof events)[];

describe('the embedded form', () => {
  it('starts in the phase "loading" at its initial height', () => {
    expect(initialState(960)).toEqual({ phase: 'loading', height: 960, seen: [] });
    expect(initialState(600, ['a'])).toEqual({ phase: 'loading', height: 600, seen: ['a'] });
  });

  it('is slow after 15 seconds', () => {
    expect(SLOW_AFTER_MS).toBe(15_000);
  });

  const rows = Object.entries(changes).flatMap(([phase, after]) =>
    names.map((name) => [phase as Phase, name, after[name] ?? (phase as Phase)] as const),
  );
  it.each(rows)('in the phase "%s" is, after the event "%s", %s', (phase, name, after) => {
    expect(leadFormReducer(start(phase), events[name]).phase).toBe(after);
  });

  it.each(names)('does not change after it was submitted: %s', (name) => {
    const state = start('submitted');
    expect(leadFormReducer(state, events[name])).toBe(state);
  });

  it.each([
    [1200.2, 1201],
    [1e9, 6000],
    [300, 900],
    [900, 900],
  ])('of 900 pixels grows to a reported height, at most to 6000: %s', (height, grown) => {
    const state = start('loaded');
    const after = leadFormReducer(state, { type: 'message', message: { kind: 'height', height } });
    expect([after.height, after === state]).toEqual([grown, grown === 900]);
  });

  it.each(['responded', 'timedOut', 'shorter', 'ignored', 'submittedOld'] as const)(
    'is the same object where nothing changes: %s',
    (name) => {
      const state = start('loaded');
      expect(leadFormReducer(state, events[name])).toBe(state);
    },
  );

  it('stores the id of a submission', () => {
    expect(leadFormReducer(start('loaded'), events.submittedNew).seen).toEqual(['old', 'new']);
    expect(leadFormReducer(start('loaded'), events.submitted).seen).toEqual(['old']);
  });
});

const base = { baseUrl: 'https://forms.example', formId: 'abc-1' };
const queryOf = (input: Partial<Parameters<typeof leadFormUrl>[0]>) =>
  decodeURIComponent(new URL(leadFormUrl({ ...base, ...input })).search);

describe('the URL of the hosted form', () => {
  it("keeps the provider's own path and encodes the form's id", () => {
    const url = leadFormUrl({ ...base, baseUrl: 'https://host.example/v2', formId: 'a/b?c' });
    expect(url).toMatch(/^https:\/\/host\.example\/v2\/widget\/form\/a%2Fb%3Fc\?/);
  });

  it('has the hidden fields, including an empty trim but no undefined value', () => {
    const hidden = { make: 'Kia', model: 'EV9', trim: '', year: '2031', mileage: '7000' };
    expect(queryOf({ hidden })).toBe('?notrack=true&make=Kia&model=EV9&trim=&year=2031&mileage=7000');
    expect(queryOf({ hidden: { make: 'Kia', trim: undefined } })).toBe('?notrack=true&make=Kia');
  });

  it('has the names of paramKeys for make, model and trim', () => {
    const hidden = { make: 'Kia', model: 'EV9', trim: '', year: '2031' };
    expect(queryOf({ hidden, paramKeys: { make: 'vehicle_make', trim: 'vehicle_trim' } })).toBe(
      '?notrack=true&vehicle_make=Kia&model=EV9&vehicle_trim=&year=2031',
    );
    expect(defaultParamKeys).toEqual({ make: 'make', model: 'model', trim: 'trim' });
  });

  it('encodes values', () => {
    const url = new URL(leadFormUrl({ ...base, hidden: { interested_vehicle: '2031 Kia EV9 & "more" #1' } }));
    expect(url.searchParams.get('interested_vehicle')).toBe('2031 Kia EV9 & "more" #1');
    expect(url.hash).toBe('');
  });
});
