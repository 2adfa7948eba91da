import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const tones = {
  calm: 'border-glass-deep bg-glass',
  plain: 'border-sand bg-white',
  problem: 'border-coral bg-white',
} as const;

/** A boxed remark. `role` is the caller's to choose: a message that appears later is a status or an alert. */
export function Notice({
  tone = 'calm',
  icon,
  role,
  className = '',
  children,
}: {
  tone?: keyof typeof tones;
  icon?: IconNode;
  role?: 'status' | 'alert' | 'note';
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`flex gap-3.5 rounded border px-5 py-4 ${tones[tone]} ${className}`} role={role}>
      {icon && (
        <span className={tone === 'problem' ? 'text-coral' : 'text-harbor'}>
          <Icon className="mt-0.5 size-6" shape={icon} />
        </span>
      )}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
