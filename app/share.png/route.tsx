import { shareImage } from '@/components/share-image/share-image';

export const dynamic = 'force-static';

export const GET = shareImage;
