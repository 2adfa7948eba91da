import type { BodyStyle } from './body-styles';
import type { MakeSlug } from './makes';

/**
 * A name, or what a visitor can look for as well: `threeRows` if every trim has a third row (not where it's only available),
 * `electric` if every trim runs on electricity alone.
 */
export type ModelContent = string | { name: string; threeRows?: true; electric?: true };

/**
 * The US lineup of every make in the model year: one entry per nameplate, not per trim, under the body style that selects
 * its illustration. A midsize SUV is like a car and often has three rows; a large one is built like a truck, or looks like it;
 * one for off-road is upright, and a coupe's roof slopes to the rear. Lists on the site are sorted by name, capitals first.
 */
export const models: Record<MakeSlug, Partial<Record<BodyStyle, readonly ModelContent[]>>> = {
  acura: {
    sedan: ['TLX'],
    hatchback: ['Integra'],
    'compact-suv': ['ADX', 'RDX'],
    'midsize-suv': [{ name: 'MDX', threeRows: true }],
  },
  'alfa-romeo': {
    sedan: ['Giulia'],
    'compact-suv': ['Stelvio', 'Tonale'],
  },
  audi: {
    sedan: [
      'A3', 'A4', 'A5', 'A6', { name: 'A6 Sportback e-tron', electric: true }, 'A7', 'A8', 'RS 3', 'RS 7', 'S3', 'S4', 'S5',
      'S6', { name: 'S6 Sportback e-tron', electric: true }, 'S7', 'S8', { name: 'e-tron GT', electric: true },
    ],
    wagon: ['A4 allroad', 'A6 allroad', 'RS 6 Avant'],
    'compact-suv': [
      'Q3', { name: 'Q4 e-tron', electric: true }, 'Q5', { name: 'Q6 e-tron', electric: true }, 'SQ5',
      { name: 'SQ6 e-tron', electric: true },
    ],
    'coupe-suv': [
      { name: 'Q4 Sportback e-tron', electric: true }, 'Q5 Sportback', { name: 'Q6 Sportback e-tron', electric: true },
      'Q8', 'RS Q8', 'SQ5 Sportback', 'SQ8',
    ],
    'midsize-suv': [{ name: 'Q7', threeRows: true }, { name: 'SQ7', threeRows: true }],
  },
  bmw: {
    sedan: [
      '3 Series', '5 Series', '7 Series', 'M3', 'M5', { name: 'i4', electric: true }, { name: 'i5', electric: true },
      { name: 'i7', electric: true },
    ],
    coupe: ['2 Series', '4 Series', '8 Series', 'Alpina B8', 'M2', 'M4', 'M8'],
    'compact-suv': ['X1', 'X3'],
    'coupe-suv': ['X2', 'X4', 'X6', 'X6 M'],
    'midsize-suv': ['X5', 'X5 M', 'XM', { name: 'iX', electric: true }],
    'large-suv': [{ name: 'Alpina XB7', threeRows: true }, { name: 'X7', threeRows: true }],
    'sports-car': ['Z4'],
  },
  buick: {
    'compact-suv': ['Encore GX', 'Envision'],
    'coupe-suv': ['Envista'],
    'midsize-suv': [{ name: 'Enclave', threeRows: true }],
  },
  cadillac: {
    sedan: ['CT4', 'CT5', { name: 'Celestiq', electric: true }],
    'compact-suv': [{ name: 'Optiq', electric: true }, 'XT4'],
    'coupe-suv': [{ name: 'Lyriq', electric: true }],
    'midsize-suv': ['XT5', { name: 'XT6', threeRows: true }],
    'large-suv': [
      { name: 'Escalade', threeRows: true }, { name: 'Escalade ESV', threeRows: true },
      { name: 'Escalade IQ', threeRows: true, electric: true },
    ],
  },
  chevrolet: {
    sedan: ['Malibu'],
    // The Camaro was built until model year 2024; on the list as delivered. Delete it when you don't offer it.
    coupe: ['Camaro'],
    'compact-suv': ['Equinox', { name: 'Equinox EV', electric: true }, 'Trailblazer', 'Trax'],
    'midsize-suv': ['Blazer', { name: 'Blazer EV', electric: true }, { name: 'Traverse', threeRows: true }],
    'large-suv': [{ name: 'Suburban', threeRows: true }, { name: 'Tahoe', threeRows: true }],
    'small-pickup': ['Colorado'],
    pickup: ['Silverado', { name: 'Silverado EV', electric: true }, 'Silverado HD'],
    van: [{ name: 'BrightDrop', electric: true }, 'Express'],
    'sports-car': ['Corvette'],
  },
  chrysler: {
    minivan: [{ name: 'Pacifica', threeRows: true }, { name: 'Voyager', threeRows: true }],
  },
  dodge: {
    coupe: ['Charger'],
    'compact-suv': ['Hornet'],
    'midsize-suv': [{ name: 'Durango', threeRows: true }],
  },
  ford: {
    coupe: ['Mustang'],
    'compact-suv': ['Escape'],
    'coupe-suv': [{ name: 'Mustang Mach-E', electric: true }],
    'off-road-suv': ['Bronco', 'Bronco Sport'],
    'midsize-suv': [{ name: 'Explorer', threeRows: true }],
    'large-suv': [{ name: 'Expedition', threeRows: true }, { name: 'Expedition MAX', threeRows: true }],
    'small-pickup': ['Maverick', 'Ranger'],
    pickup: [
      'F-150', { name: 'F-150 Lightning', electric: true }, 'F-250 Super Duty', 'F-350 Super Duty', 'F-450 Super Duty',
    ],
    van: [{ name: 'E-Transit', electric: true }, 'Transit'],
  },
  genesis: {
    sedan: [{ name: 'Electrified G80', electric: true }, 'G70', 'G80', 'G90'],
    'compact-suv': [{ name: 'Electrified GV70', electric: true }, 'GV70'],
    'coupe-suv': [{ name: 'GV60', electric: true }, 'GV80 Coupe'],
    'midsize-suv': ['GV80'],
  },
  gmc: {
    'compact-suv': ['Terrain'],
    'off-road-suv': [{ name: 'Hummer EV SUV', electric: true }],
    'midsize-suv': [{ name: 'Acadia', threeRows: true }],
    'large-suv': [{ name: 'Yukon', threeRows: true }, { name: 'Yukon XL', threeRows: true }],
    'small-pickup': ['Canyon'],
    pickup: [{ name: 'Hummer EV Pickup', electric: true }, 'Sierra', { name: 'Sierra EV', electric: true }, 'Sierra HD'],
    van: ['Savana'],
  },
  honda: {
    sedan: ['Accord', 'Civic'],
    hatchback: ['Civic Type R'],
    'compact-suv': ['CR-V', 'HR-V'],
    'midsize-suv': ['Passport', { name: 'Pilot', threeRows: true }, { name: 'Prologue', electric: true }],
    'small-pickup': ['Ridgeline'],
    minivan: [{ name: 'Odyssey', threeRows: true }],
  },
  hyundai: {
    sedan: ['Elantra', 'Elantra N', { name: 'Ioniq 6', electric: true }, 'Sonata'],
    'compact-suv': [
      { name: 'Ioniq 5', electric: true }, { name: 'Ioniq 5 N', electric: true }, 'Kona',
      { name: 'Kona Electric', electric: true }, 'Tucson', 'Venue',
    ],
    'midsize-suv': [{ name: 'Palisade', threeRows: true }, { name: 'Santa Fe', threeRows: true }],
    'small-pickup': ['Santa Cruz'],
  },
  infiniti: {
    'compact-suv': ['QX50'],
    'coupe-suv': ['QX55'],
    'midsize-suv': [{ name: 'QX60', threeRows: true }],
    'large-suv': [{ name: 'QX80', threeRows: true }],
  },
  jeep: {
    'compact-suv': ['Compass'],
    'off-road-suv': ['Wrangler'],
    // The Cherokee was built until model year 2023; on the list as delivered. Delete it when you don't offer it.
    'midsize-suv': ['Cherokee', { name: 'Wagoneer S', electric: true }],
    'large-suv': [
      'Grand Cherokee', { name: 'Grand Cherokee L', threeRows: true }, { name: 'Grand Wagoneer', threeRows: true },
      { name: 'Grand Wagoneer L', threeRows: true }, { name: 'Wagoneer', threeRows: true },
      { name: 'Wagoneer L', threeRows: true },
    ],
    'small-pickup': ['Gladiator'],
  },
  kia: {
    sedan: ['K4', 'K5'],
    hatchback: ['Soul'],
    'compact-suv': ['Niro', { name: 'Niro EV', electric: true }, 'Seltos', 'Sportage'],
    'coupe-suv': [{ name: 'EV6', electric: true }],
    'midsize-suv': [{ name: 'Sorento', threeRows: true }, { name: 'Telluride', threeRows: true }],
    'large-suv': [{ name: 'EV9', threeRows: true, electric: true }],
    minivan: [{ name: 'Carnival', threeRows: true }],
  },
  'land-rover': {
    'compact-suv': ['Discovery Sport', 'Range Rover Velar'],
    'coupe-suv': ['Range Rover Evoque'],
    'off-road-suv': ['Defender'],
    'midsize-suv': ['Discovery'],
    'large-suv': ['Range Rover', 'Range Rover Sport'],
  },
  lexus: {
    sedan: ['ES', 'IS', 'LS'],
    coupe: ['LC', 'RC', 'RC F'],
    'compact-suv': ['NX', 'UX'],
    'coupe-suv': [{ name: 'RZ', electric: true }],
    'midsize-suv': ['RX', { name: 'TX', threeRows: true }],
    'large-suv': ['GX', 'LX'],
  },
  lincoln: {
    'compact-suv': ['Corsair'],
    'midsize-suv': [{ name: 'Aviator', threeRows: true }, 'Nautilus'],
    'large-suv': [{ name: 'Navigator', threeRows: true }, { name: 'Navigator L', threeRows: true }],
  },
  mazda: {
    sedan: ['Mazda3'],
    'compact-suv': ['CX-30', 'CX-5', 'CX-50'],
    'midsize-suv': ['CX-70', { name: 'CX-90', threeRows: true }],
    'sports-car': ['MX-5 Miata'],
  },
  mercedes: {
    sedan: [
      'AMG GT 4-Door Coupe', 'C-Class', 'CLA', 'E-Class', { name: 'EQE', electric: true }, { name: 'EQS', electric: true },
      'Maybach S-Class', 'S-Class',
    ],
    coupe: ['CLE'],
    'compact-suv': [{ name: 'EQB', electric: true }, 'GLA', 'GLB', 'GLC'],
    'coupe-suv': ['GLC Coupe', 'GLE Coupe'],
    'off-road-suv': ['G-Class'],
    'midsize-suv': [
      { name: 'EQE SUV', electric: true }, { name: 'EQS SUV', electric: true }, 'GLE',
      { name: 'Maybach EQS SUV', electric: true },
    ],
    'large-suv': [{ name: 'GLS', threeRows: true }, 'Maybach GLS'],
    van: ['Sprinter', { name: 'eSprinter', electric: true }],
    'sports-car': ['AMG GT', 'SL'],
  },
  nissan: {
    sedan: ['Altima', 'Sentra', 'Versa'],
    hatchback: [{ name: 'Leaf', electric: true }],
    'compact-suv': ['Kicks', 'Kicks Play', 'Rogue'],
    'coupe-suv': [{ name: 'Ariya', electric: true }],
    'midsize-suv': ['Murano', { name: 'Pathfinder', threeRows: true }],
    'large-suv': [{ name: 'Armada', threeRows: true }],
    'small-pickup': ['Frontier'],
    'sports-car': ['Z'],
  },
  porsche: {
    sedan: ['Panamera', { name: 'Taycan', electric: true }],
    wagon: [{ name: 'Taycan Cross Turismo', electric: true }],
    'compact-suv': ['Macan', { name: 'Macan Electric', electric: true }],
    'coupe-suv': ['Cayenne Coupe'],
    'midsize-suv': ['Cayenne'],
    'sports-car': ['718 Boxster', '718 Cayman', '911'],
  },
  ram: {
    pickup: ['1500', '2500', '3500'],
    van: ['ProMaster', { name: 'ProMaster EV', electric: true }],
  },
  subaru: {
    sedan: ['Legacy', 'WRX'],
    hatchback: ['Impreza'],
    wagon: ['Outback'],
    'compact-suv': ['Crosstrek', 'Forester', { name: 'Solterra', electric: true }],
    'midsize-suv': [{ name: 'Ascent', threeRows: true }],
    'sports-car': ['BRZ'],
  },
  toyota: {
    sedan: ['Camry', 'Crown'],
    hatchback: ['Prius'],
    // The Venza was built until model year 2024; on the list as delivered. Delete it when you don't offer it.
    'compact-suv': ['RAV4', 'Venza', { name: 'bZ4X', electric: true }],
    'midsize-suv': [{ name: 'Grand Highlander', threeRows: true }, { name: 'Highlander', threeRows: true }],
    'large-suv': ['4Runner', { name: 'Sequoia', threeRows: true }],
    'small-pickup': ['Tacoma'],
    pickup: ['Tundra'],
    minivan: [{ name: 'Sienna', threeRows: true }],
  },
  volkswagen: {
    sedan: ['Jetta', 'Jetta GLI'],
    hatchback: ['Golf GTI', 'Golf R'],
    'compact-suv': [{ name: 'ID.4', electric: true }, 'Taos', 'Tiguan'],
    'coupe-suv': ['Atlas Cross Sport'],
    'midsize-suv': [{ name: 'Atlas', threeRows: true }],
    minivan: [{ name: 'ID. Buzz', threeRows: true, electric: true }],
  },
  volvo: {
    sedan: ['S60', 'S90'],
    wagon: ['V60', 'V60 Cross Country', 'V90 Cross Country'],
    'compact-suv': [{ name: 'EX30', electric: true }, { name: 'EX40', electric: true }, 'XC40', 'XC60'],
    'coupe-suv': [{ name: 'EC40', electric: true }],
    'midsize-suv': [{ name: 'EX90', threeRows: true, electric: true }, { name: 'XC90', threeRows: true }],
  },
};
