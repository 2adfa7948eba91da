import type { IconNode } from 'lucide';
import { Icon } from './icon';

const variants = {
  info: 'border-tint-deep bg-tint',
  problem: 'border-error bg-white',
} as const;

/** Pass a `role` if it appears after the page has loaded, so that screen readers read it. */
export function Notice(props: {
  variant?: keyof typeof variants;
  icon?: IconNode;
  role?: 'alert';
  className?: string;
  children: React.ReactNode;
}) {
  const { variant = 'info', icon, role, className = '', children } = props;
  return (
    <div
      className={`flex gap-3.5 rounded border px-5 py-4 ${variants[variant]} ${className}`}
      role={role}
    >
      {icon && <Icon className="mt-0.5 size-6 text-error" icon={icon} />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
