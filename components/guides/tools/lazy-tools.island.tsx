'use client';

import dynamic from 'next/dynamic';

/** Each tool is a file of its own: a guide loads only those that it has. */
export const LeaseTool = dynamic(() =>
  import('./lease-tool.island').then((module) => module.LeaseTool),
);
export const CompareTool = dynamic(() =>
  import('./compare-tool.island').then((module) => module.CompareTool),
);
export const MileageTool = dynamic(() =>
  import('./mileage-tool.island').then((module) => module.MileageTool),
);
