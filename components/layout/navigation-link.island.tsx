'use client';

import { usePathname } from 'next/navigation';
import { TextLink } from '@/components/ui/links';

/** A line marks the page that is open, and for a guide or a brand page the one that lists it. */
export function NavigationLink({ className, ...link }: React.ComponentProps<typeof TextLink>) {
  const path = usePathname();
  const current = path === link.href ? 'page' : path.startsWith(`${link.href}/`);
  return (
    <TextLink
      aria-current={current || undefined}
      className={`decoration-2 decoration-link aria-[current]:underline ${className}`}
      {...link}
    />
  );
}
