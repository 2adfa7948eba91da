import { AllBrands } from '@/components/layout/all-brands';
import { MessagePage } from '@/components/layout/message-page';
import { PageFrame } from '@/components/layout/page-frame';
import { Button } from '@/components/ui/button';
import { errorPages, pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';

export function BrandNotFound() {
  return (
    <>
      <MessagePage {...errorPages().brandNotFound}>
        <Button href={routes.inventory}>Back to Inventory</Button>
      </MessagePage>
      <PageFrame>
        <AllBrands title={pages().brand.allBrandsHeading} />
      </PageFrame>
    </>
  );
}
