import { brandModelsOf } from '@/lib/catalogue/brands';
import { makes } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { brandMetadata } from '@/lib/seo/brand-metadata';

describe('the metadata of the brand pages', () => {
  it('has a unique title and description for each make', () => {
    const all = makes.map(brandMetadata);
    expect(new Set(all.map((metadata) => metadata.title)).size).toBe(makes.length);
    expect(new Set(all.map((metadata) => metadata.description)).size).toBe(makes.length);
  });

  it.each(makes.map((make) => [make.slug, make] as const))(
    'of %s has its own canonical URL and names its models',
    (slug, make) => {
      const metadata = brandMetadata(make);
      expect(metadata.alternates?.canonical).toBe(`${business.siteUrl}/inventory/${slug}`);
      for (const card of brandModelsOf(make)) expect(metadata.description).toContain(card.model);
      expect(metadata.description?.length).toBeLessThanOrEqual(170);
    },
  );
});
