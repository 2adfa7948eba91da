import { logoImage } from '@/components/site-images/logo-image';

export const dynamic = 'force-static';

export const GET = logoImage;
