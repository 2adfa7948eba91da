type Props = { ready: boolean; className?: string; children: React.ReactNode };

/** What works with scripts only: it has its room from the start, so that nothing below it moves. */
export function WhenReady({ ready, className = '', children }: Props) {
  return (
    <div className={`noscript:hidden print:hidden ${ready ? '' : 'invisible'} ${className}`}>
      {children}
    </div>
  );
}
