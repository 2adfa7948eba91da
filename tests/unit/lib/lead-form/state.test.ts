/** @jest-environment node */
import fc from 'fast-check';
import {
  initialState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SLOW_AFTER_MS,
} from '@/lib/lead-form/state';

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

  it('grows to a reported height, rounded up', () => {
    const message = { kind: 'height', height: 1200.2 } as const;
    expect(leadFormReducer(start('loaded'), { type: 'message', message }).height).toBe(1201);
  });

  it('is at most 6000 pixels high', () => {
    const message = { kind: 'height', height: 1e9 } as const;
    expect(leadFormReducer(start('loaded'), { type: 'message', message }).height).toBe(6000);
  });

  it('stores the id of a submission', () => {
    expect(leadFormReducer(start('loaded'), events.submittedNew).seen).toEqual(['old', 'new']);
    expect(leadFormReducer(start('loaded'), events.submitted).seen).toEqual(['old']);
  });

  it('never shrinks, whatever the events', () => {
    const event: fc.Arbitrary<LeadFormEvent> = fc.oneof(
      fc.constantFrom(...Object.values(events)),
      fc
        .double({ min: 0, max: 1e7, noNaN: true, minExcluded: true })
        .map((height): LeadFormEvent => ({ type: 'message', message: { kind: 'height', height } })),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.array(event), (height, list) => {
        let state = initialState(height);
        for (const next of list) {
          const after = leadFormReducer(state, next);
          expect(after.height).toBeGreaterThanOrEqual(state.height);
          state = after;
        }
        expect(state.height).toBeGreaterThanOrEqual(height);
      }),
    );
  });
});
