import { routes } from './routes';

export type NavigationItem = { label: string; href: string };

/** The mobile menu's items in the order of spec section 2, without Get Quote. */
export const mobileNavigation: readonly NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'Inventory', href: routes.inventory },
  { label: 'About', href: routes.about },
  { label: 'Blog', href: routes.blog },
  { label: 'Customers', href: routes.testimonials },
  { label: 'Credit App', href: routes.creditApp },
  { label: 'FAQ', href: routes.faq },
  { label: 'Contact', href: routes.contact },
];

/** The header's row on wide screens: the same, the logo standing for Home. */
export const headerNavigation: readonly NavigationItem[] = mobileNavigation.slice(1);

export const legalNavigation: readonly NavigationItem[] = [
  { label: 'Privacy Policy', href: routes.privacy },
  { label: 'Terms of Service', href: routes.terms },
  { label: 'Refund & Cancellation Policy', href: routes.refunds },
];
