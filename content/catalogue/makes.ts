/** A make. Everything on the site that names a make reads it from here. */
export type MakeContent = {
  /** The name that visitors see. */
  name: string;
  /** The name in URLs: /inventory/land-rover. */
  slug: string;
  /** The shorter name used on the brand page, where it differs from `name`. */
  brandName?: string;
  /** What people type instead of the name: lowercase, single spaces, no hyphens. */
  aliases: readonly string[];
  /** Its logo isn't in public/makes.svg; its name takes the place. */
  withoutLogo?: true;
};

export const makes = [
  { name: 'Acura', slug: 'acura', aliases: ['accura'] },
  { name: 'Alfa Romeo', slug: 'alfa-romeo', aliases: ['alfa', 'alpha romeo'] },
  { name: 'Audi', slug: 'audi', aliases: [] },
  { name: 'BMW', slug: 'bmw', aliases: ['bimmer', 'beemer'] },
  { name: 'Buick', slug: 'buick', aliases: [] },
  { name: 'Cadillac', slug: 'cadillac', aliases: ['cadilac'] },
  { name: 'Chevrolet', slug: 'chevrolet', aliases: ['chevy', 'cheverolet'] },
  { name: 'Chrysler', slug: 'chrysler', aliases: ['crysler'] },
  { name: 'Dodge', slug: 'dodge', aliases: [] },
  { name: 'Ford', slug: 'ford', aliases: [] },
  { name: 'Genesis', slug: 'genesis', aliases: ['genisis'] },
  { name: 'GMC', slug: 'gmc', aliases: [] },
  { name: 'Honda', slug: 'honda', aliases: [] },
  { name: 'Hyundai', slug: 'hyundai', aliases: ['hundai', 'hyundia'] },
  { name: 'Infiniti', slug: 'infiniti', aliases: ['infinity'] },
  { name: 'Jeep', slug: 'jeep', aliases: [] },
  { name: 'Kia', slug: 'kia', aliases: [] },
  { name: 'Land Rover', slug: 'land-rover', aliases: ['range rover', 'rover'] },
  { name: 'Lexus', slug: 'lexus', aliases: [] },
  { name: 'Lincoln', slug: 'lincoln', aliases: [] },
  { name: 'Mazda', slug: 'mazda', aliases: [] },
  {
    name: 'Mercedes-Benz',
    slug: 'mercedes',
    brandName: 'Mercedes',
    aliases: ['mercedes', 'mercedes benz', 'benz', 'mercedez', 'mercedez benz'],
  },
  { name: 'Nissan', slug: 'nissan', aliases: ['nisan'] },
  { name: 'Porsche', slug: 'porsche', aliases: ['porshe'] },
  { name: 'Ram', slug: 'ram', aliases: ['ram trucks'] },
  { name: 'Subaru', slug: 'subaru', aliases: ['suburu'] },
  { name: 'Toyota', slug: 'toyota', aliases: ['toyata'] },
  { name: 'Volkswagen', slug: 'volkswagen', aliases: ['vw', 'volkswagon'] },
  { name: 'Volvo', slug: 'volvo', aliases: [] },
] as const satisfies readonly MakeContent[];

export type MakeSlug = (typeof makes)[number]['slug'];
