/** Next's development tools break the strict policy. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** A build may run without the database. The site revalidates those pages later. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
