import { Card } from '@/components/ui/card';
import { VehicleDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';

type MessageProps = {
  image: 'broken-image' | 'car-paper';
  title: string;
  role?: 'status';
  children: React.ReactNode;
};

export function ListMessage({ image, title, role, children }: MessageProps) {
  return (
    <Card className="px-6 py-6 text-center sm:py-12" role={role}>
      <VehicleDrawing className="mx-auto w-36 sm:w-64" file={`${image}.svg`} />
      <Heading as="p" className="max-sm:text-xl" size="card">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
