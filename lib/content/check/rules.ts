/** What is checked of content/: each module validates its file when it is loaded. */
import { catalogueChecks } from '../catalogue';
import { chartDataChecks } from '../chart-data';
import { photoChecks } from './photos';

export const checks: readonly (() => unknown)[] = [
  ...catalogueChecks,
  ...chartDataChecks,
  () => import('../about'),
  () => import('../business'),
  () => import('../contact'),
  () => import('../errors'),
  () => import('../facts'),
  () => import('../faq'),
  () => import('../glossary'),
  () => import('../home'),
  () => import('../instagram'),
  () => import('../lease-end'),
  () => import('../pages'),
  () => import('../redirects'),
  () => import('../reviews'),
  () => import('../search'),
  ...photoChecks,
];

export const loadTexts = () => import('./texts');
export const loadDue = () => import('./due');
