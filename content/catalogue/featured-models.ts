import type { Paint } from './body-styles';
import type { MakeSlug } from './makes';

/** A card of a brand page. Its title, body style, and source follow from the make and the model. */
export type FeaturedModelContent = {
  /** One of the make's models in models.ts. */
  model: string;
  /** The paint of its drawing. models.ts has the body style. */
  paint: Paint;
  /** Two lasting facts from the make's own site, such as 'Standard all-wheel drive'. */
  features: readonly [string, string];
  /** Needed only if the car isn't of the model year in model-year.ts. */
  year?: number;
};

/** The featured models of the brand pages: 8 brands, 5 models each, in the pages' order. */
export const featuredModels: Partial<Record<MakeSlug, readonly FeaturedModelContent[]>> = {
  mercedes: [
    {
      model: 'C-Class',
      paint: 'ink',
      features: ['Turbocharged four-cylinder engines', 'Available 4MATIC all-wheel drive'],
    },
    {
      model: 'E-Class',
      paint: 'seaglass',
      features: ['Sedan or All-Terrain wagon', 'Digital driver display standard'],
    },
    {
      model: 'GLC',
      paint: 'coral',
      features: ['Two-row seating for five', 'Plug-in hybrid version available'],
    },
    {
      model: 'S-Class',
      paint: 'sand',
      features: ['Standard 4MATIC all-wheel drive', 'Air suspension as standard'],
    },
    {
      model: 'GLE',
      paint: 'ink',
      features: ['Optional third-row seating', 'Mild-hybrid or plug-in hybrid'],
    },
  ],
  bmw: [
    {
      model: '3 Series',
      paint: 'coral',
      features: ['Rear- or all-wheel drive', 'Curved digital display'],
    },
    {
      model: 'X3',
      paint: 'sand',
      features: ['Redesigned for model year 2025', 'Standard xDrive all-wheel drive'],
    },
    {
      model: '5 Series',
      paint: 'ink',
      features: ['Available xDrive all-wheel drive', 'Plug-in hybrid version available'],
    },
    {
      model: 'X5',
      paint: 'seaglass',
      features: ['Two-piece split tailgate', 'Plug-in hybrid version available'],
    },
    {
      model: 'M3',
      paint: 'sand',
      features: ['Twin-turbo inline-six engine', 'Manual transmission available'],
    },
  ],
  audi: [
    {
      model: 'A4',
      paint: 'seaglass',
      features: ['Turbocharged four-cylinder engine', 'Standard quattro all-wheel drive'],
    },
    {
      model: 'Q5',
      paint: 'ink',
      features: ['Redesigned for model year 2025', 'Two-row seating for five'],
    },
    {
      model: 'A6',
      paint: 'sand',
      features: ['Four-cylinder or V6 power', 'Standard quattro all-wheel drive'],
    },
    {
      model: 'Q7',
      paint: 'coral',
      features: ['Three-row seating for seven', 'Standard quattro all-wheel drive'],
    },
    {
      model: 'e-tron GT',
      paint: 'seaglass',
      features: ['Fully electric powertrain', 'Dual-motor all-wheel drive'],
    },
  ],
  toyota: [
    {
      model: 'Camry',
      paint: 'sand',
      features: ['Standard hybrid powertrain', 'Available all-wheel drive'],
    },
    {
      model: 'RAV4',
      paint: 'ink',
      features: ['Gas, hybrid or plug-in hybrid', 'Two-row seating for five'],
    },
    {
      model: 'Highlander',
      paint: 'seaglass',
      features: ['Three rows, up to eight seats', 'Hybrid powertrain available'],
    },
    {
      model: 'Prius',
      paint: 'coral',
      features: ['Hybrid or plug-in hybrid', 'Five-door liftback body'],
    },
    {
      model: '4Runner',
      paint: 'sand',
      features: ['Redesigned for model year 2025', 'Hybrid powertrain available'],
    },
  ],
  honda: [
    {
      model: 'Accord',
      paint: 'seaglass',
      features: ['Gas or hybrid powertrain', 'Honda Sensing driver assistance'],
    },
    {
      model: 'CR-V',
      paint: 'ink',
      features: ['Hybrid powertrain available', 'Available all-wheel drive'],
    },
    {
      model: 'Pilot',
      paint: 'sand',
      features: ['Three rows, up to eight seats', 'Standard V6 engine'],
    },
    {
      model: 'Civic',
      paint: 'coral',
      features: ['Sedan or hatchback body', 'Hybrid powertrain available'],
    },
    {
      model: 'HR-V',
      paint: 'seaglass',
      features: ['Two-row seating for five', 'Available all-wheel drive'],
    },
  ],
  ford: [
    {
      model: 'F-150',
      paint: 'sand',
      features: ['Aluminum-alloy body and bed', 'Hybrid powertrain available'],
    },
    {
      model: 'Explorer',
      paint: 'ink',
      features: ['Standard three-row seating', 'Rear- or four-wheel drive'],
    },
    {
      model: 'Mustang',
      paint: 'seaglass',
      features: ['Coupe or convertible body', 'Four-cylinder or V8 engine'],
    },
    {
      model: 'Escape',
      paint: 'coral',
      features: ['Two-row seating for five', 'Gas, hybrid or plug-in hybrid'],
    },
    {
      model: 'Bronco',
      paint: 'sand',
      features: ['Standard four-wheel drive', 'Two- or four-door body'],
    },
  ],
  chevrolet: [
    {
      model: 'Malibu',
      paint: 'coral',
      features: ['Turbocharged four-cylinder engine', 'Two-row seating for five'],
    },
    {
      model: 'Equinox',
      paint: 'seaglass',
      features: ['Redesigned for model year 2025', 'Available all-wheel drive'],
    },
    {
      model: 'Tahoe',
      paint: 'ink',
      features: ['Three rows of seating', 'Gas V8 or turbo-diesel'],
    },
    {
      model: 'Camaro',
      paint: 'sand',
      features: ['Coupe or convertible body', 'Rear-wheel drive layout'],
    },
    {
      model: 'Silverado',
      paint: 'coral',
      features: ['Regular, double or crew cab', 'Turbo-diesel engine available'],
    },
  ],
  jeep: [
    {
      model: 'Wrangler',
      paint: 'ink',
      features: ['Removable top and doors', 'Standard four-wheel drive'],
    },
    {
      model: 'Grand Cherokee',
      paint: 'sand',
      features: ['Two-row seating for five', 'Plug-in hybrid version available'],
    },
    {
      model: 'Compass',
      paint: 'coral',
      features: ['Turbocharged four-cylinder engine', 'Standard four-wheel drive'],
    },
    {
      model: 'Cherokee',
      paint: 'seaglass',
      features: ['Two-row seating for five', 'Available four-wheel drive'],
    },
    {
      model: 'Gladiator',
      paint: 'ink',
      features: ['Four-door crew-cab pickup', 'Removable top and doors'],
    },
  ],
};
