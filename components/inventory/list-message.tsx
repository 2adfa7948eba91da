import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';

type MessageProps = {
  picture: React.ReactNode;
  heading: string;
  role?: 'status';
  children: React.ReactNode;
};

export function ListMessage({ picture, heading, role, children }: MessageProps) {
  return (
    <Card className="p-5 sm:py-10 sm:text-center" role={role}>
      <div className="flex items-center gap-3 sm:flex-col">
        {picture}
        <Heading as="p" className="max-sm:text-lg/snug" size="card">
          {heading}
        </Heading>
      </div>
      {children}
    </Card>
  );
}
