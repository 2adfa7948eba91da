import { shareImage } from '@/components/site-images/site-images';

export const dynamic = 'force-static';

export const GET = shareImage;
