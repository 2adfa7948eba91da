import { logoImage } from '@/components/share-image/logo-image';

export const dynamic = 'force-static';

export const GET = logoImage;
