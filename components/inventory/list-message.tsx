import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';

type MessageProps = {
  picture: React.ReactNode;
  title: string;
  role?: 'status';
  children: React.ReactNode;
};

export function ListMessage({ picture, title, role, children }: MessageProps) {
  return (
    <Card className="px-6 py-6 text-center sm:py-10" role={role}>
      <div className="mb-3 flex justify-center">{picture}</div>
      <Heading as="p" className="max-sm:text-xl" size="card">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
