import { routes } from './routes';

export type NavigationItem = { label: string; href: string };

export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', href: routes.home },
  { label: 'Inventory', href: routes.inventory },
  { label: 'About', href: routes.about },
  { label: 'Blog', href: routes.blog },
  { label: 'Customers', href: routes.testimonials },
  { label: 'Credit App', href: routes.creditApp },
  { label: 'FAQ', href: routes.faq },
  { label: 'Contact', href: routes.contact },
];

/** The items of the header on wide screens. Home is missing, because the logo links to it. */
export const headerNavigation: readonly NavigationItem[] = mainNavigation.slice(1);

export const legalNavigation: readonly NavigationItem[] = [
  { label: 'Privacy Policy', href: routes.privacy },
  { label: 'Terms of Service', href: routes.terms },
  { label: 'Refund & Cancellation Policy', href: routes.refunds },
];
