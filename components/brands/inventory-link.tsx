import { ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillVariables } from '@/lib/content/fill-variables';
import { pageTexts } from '@/lib/content/page-texts';
import { inventoryHrefByBrand } from '@/lib/site/routes';

/** The link names no number of vehicles: the page is prerendered, and the number changes. */
export function InventoryLink({ make }: { make: Make }) {
  return (
    <TextLink href={inventoryHrefByBrand(make.name)} variant="alone">
      {fillVariables(pageTexts().brand.inventoryLink, { brand: brandName(make) })}
      <Icon className="size-4.5" icon={ArrowRight} />
    </TextLink>
  );
}
