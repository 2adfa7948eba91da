type Props = { ready: boolean; className: string; children: React.ReactNode };

/** Room for what comes when the tool responds, so that nothing below it moves. */
export function Reserved({ ready, className, children }: Props) {
  return <div className={`${className} noscript:hidden print:hidden`}>{ready && children}</div>;
}
