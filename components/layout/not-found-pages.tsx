import { Button } from '@/components/ui/button';
import { errorPages, pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { AllBrands } from './all-brands';
import { MessagePage } from './message-page';
import { PageFrame } from './page-frame';

/** The 404 page. `data-log-path` makes the site script log the path. */
export function NotFoundPage() {
  return (
    <div data-log-path>
      <MessagePage {...errorPages().notFound} above="404">
        <Button href={routes.home}>Return to Home</Button>
        <Button href={routes.inventory} variant="outline">
          See the inventory
        </Button>
      </MessagePage>
    </div>
  );
}

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
