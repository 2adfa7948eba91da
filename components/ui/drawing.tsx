import type { ComponentProps } from 'react';

/** A drawing of public/art/guides, named without ".svg", beside the title that it illustrates. Left out of print. */
export function Drawing(props: {
  name: string;
  /** For what is seen first; any other waits until it is near. */
  eager?: boolean;
  className?: string;
}) {
  const { name, eager = false, className = '' } = props;
  return (
    <img
      alt=""
      className={`aspect-4/3 rounded print:hidden ${className}`}
      height={360}
      loading={eager ? undefined : 'lazy'}
      src={`/art/guides/${name}.svg`}
      width={480}
    />
  );
}

/** A decorative drawing of a vehicle. @param props `file`: in public/vehicles */
export function VehicleDrawing({ file, ...rest }: ComponentProps<'img'> & { file: string }) {
  return <img alt="" height={320} width={640} {...rest} src={`/vehicles/${file}`} />;
}
