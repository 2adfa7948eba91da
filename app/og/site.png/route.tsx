import { shareImage } from '@/components/site-images/share-image';

export const dynamic = 'force-static';

export const GET = shareImage;
