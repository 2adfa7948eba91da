const variants = {
  ground: 'bg-ground text-muted',
  outline: 'border border-control text-muted',
} as const;

export function Badge({
  variant,
  children,
}: {
  variant: keyof typeof variants;
  children: React.ReactNode;
}) {
  return (
    <span className={`rounded-full px-3 py-0.5 font-semibold text-xs ${variants[variant]}`}>
      {children}
    </span>
  );
}
