/** Whether `next build` is running: what can't be asked now, the running site asks later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
