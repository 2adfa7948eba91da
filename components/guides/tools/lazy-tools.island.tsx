'use client';

import dynamic from 'next/dynamic';

/** Imported directly, every guide would load all three tools: 19 kB more, compressed. */
export const LeaseTool = dynamic(() =>
  import('./lease-tool.island').then((module) => module.LeaseTool),
);
export const CompareTool = dynamic(() =>
  import('./compare-tool.island').then((module) => module.CompareTool),
);
export const MileageTool = dynamic(() =>
  import('./mileage-tool.island').then((module) => module.MileageTool),
);
