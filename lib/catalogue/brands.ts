import { type BrandModelContent, brandModels } from '@/content/catalogue/brand-models';
import { brandName, type Make } from './makes';
import { modelsOf } from './models';

export type BrandModel = BrandModelContent;

/** @returns the models that a make's brand page shows, in order; empty for most makes (docs/product.md#catalogue) */
export function brandModelsOf(make: Make): readonly BrandModel[] {
  return brandModels.filter((card) => card.makeSlug === make.slug);
}

/** @returns the make's 2025 models that its brand page does not show, in catalogue order */
export function otherModelsOf(make: Make): string[] {
  const shown = new Set<string>(brandModelsOf(make).map((card) => card.model));
  return modelsOf(make.name).filter((model) => !shown.has(model));
}

/** @returns the name of the vehicle on its card, in the dialog and in the form's hidden field: "2025 Mercedes GLC" */
export function vehicleName(make: Make, { model, year }: Pick<BrandModel, 'model' | 'year'>): string {
  return `${year} ${brandName(make)} ${model}`;
}
