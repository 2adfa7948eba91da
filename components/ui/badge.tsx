import type { ReactNode } from 'react';

const tones = {
  ink: 'bg-ink text-ground',
  outline: 'border border-control text-muted',
} as const;

/** A short label on a card: "2026", "Toyota Official". */
export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-3 py-0.5 font-semibold text-xs ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
