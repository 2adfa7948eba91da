import { AllMakes } from '@/components/cars/all-makes';
import { Button } from '@/components/ui/button';
import { errorPages, pageTexts } from '@/lib/content/page-texts';
import { routes } from '@/lib/site/routes';
import { LogPath } from './log-path.island';
import { MessagePage } from './message-page';
import { PageContainer } from './page-container';

export function NotFoundPage() {
  return (
    <>
      <LogPath />
      <MessagePage {...errorPages().notFound} above="404">
        <Button href={routes.home}>Return to Home</Button>
        <Button href={routes.inventory} variant="outline">
          See the inventory
        </Button>
      </MessagePage>
    </>
  );
}

export function BrandNotFound() {
  return (
    <>
      <MessagePage {...errorPages().brandNotFound}>
        <Button href={routes.inventory}>Back to Inventory</Button>
      </MessagePage>
      <PageContainer>
        <AllMakes heading={pageTexts().brand.allBrandsHeading} />
      </PageContainer>
    </>
  );
}
