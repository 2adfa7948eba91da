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
  alive: { type: 'frame-responded' },
  waited: { type: 'timed-out' },
  taller: { type: 'message', message: { kind: 'height', height: 1200 } },
  shorter: { type: 'message', message: { kind: 'height', height: 300 } },
  noise: { type: 'message', message: { kind: 'ignored' } },
  submitted: { type: 'message', message: { kind: 'submitted', submissionId: null, fromFrameOnly: false } },
  submittedNew: { type: 'message', message: { kind: 'submitted', submissionId: 'new', fromFrameOnly: true } },
  submittedOld: { type: 'message', message: { kind: 'submitted', submissionId: 'old', fromFrameOnly: true } },
} satisfies Record<string, LeadFormEvent>;

/** Every phase with every event: the phase after it. */
const table: Record<Exclude<Phase, 'submitted'>, Record<keyof typeof events, Phase>> = {
  loading: {
    alive: 'loaded',
    waited: 'slow',
    taller: 'loading',
    shorter: 'loading',
    noise: 'loading',
    submitted: 'submitted',
    submittedNew: 'submitted',
    submittedOld: 'loading',
  },
  loaded: {
    alive: 'loaded',
    waited: 'loaded',
    taller: 'loaded',
    shorter: 'loaded',
    noise: 'loaded',
    submitted: 'submitted',
    submittedNew: 'submitted',
    submittedOld: 'loaded',
  },
  slow: {
    alive: 'loaded',
    waited: 'slow',
    taller: 'slow',
    shorter: 'slow',
    noise: 'slow',
    submitted: 'submitted',
    submittedNew: 'submitted',
    submittedOld: 'slow',
  },
};
const names = Object.keys(events) as (keyof typeof events)[];

describe('the embedded form', () => {
  it('starts loading at the specified height', () => {
    expect(initialState(960)).toEqual({ phase: 'loading', height: 960, seen: [] });
    expect(initialState(600, ['a'])).toEqual({ phase: 'loading', height: 600, seen: ['a'] });
  });

  it('is called slow after 15 seconds', () => {
    expect(SLOW_AFTER_MS).toBe(15_000);
  });

  const rows = Object.entries(table).flatMap(([phase, after]) =>
    names.map((name) => [phase as Phase, name, after[name]] as const),
  );
  it.each(rows)('that is %s is, after "%s", %s', (phase, name, after) => {
    expect(leadFormReducer(start(phase), events[name]).phase).toBe(after);
  });

  it.each(names)('that is submitted stays exactly as it is after "%s"', (name) => {
    const state = start('submitted');
    expect(leadFormReducer(state, events[name])).toBe(state);
  });

  it('grows to a reported height, rounded up', () => {
    const message = { kind: 'height', height: 1200.2 } as const;
    expect(leadFormReducer(start('loaded'), { type: 'message', message }).height).toBe(1201);
  });

  it('does not believe a height beyond 6000', () => {
    const message = { kind: 'height', height: 1e9 } as const;
    expect(leadFormReducer(start('loaded'), { type: 'message', message }).height).toBe(6000);
  });

  it('remembers the id of a submission', () => {
    expect(leadFormReducer(start('loaded'), events.submittedNew).seen).toEqual(['old', 'new']);
    expect(leadFormReducer(start('loaded'), events.submitted).seen).toEqual(['old']);
  });

  it('only ever grows, never below the specified height, through any story', () => {
    const event: fc.Arbitrary<LeadFormEvent> = fc.oneof(
      fc.constantFrom(...Object.values(events)),
      fc
        .double({ min: 0, max: 1e7, noNaN: true, minExcluded: true })
        .map((height): LeadFormEvent => ({ type: 'message', message: { kind: 'height', height } })),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.array(event), (height, story) => {
        let state = initialState(height);
        for (const next of story) {
          const after = leadFormReducer(state, next);
          expect(after.height).toBeGreaterThanOrEqual(state.height);
          state = after;
        }
        expect(state.height).toBeGreaterThanOrEqual(height);
      }),
    );
  });
});
