'use client';

import { useEffect } from 'react';

/** Logs the path of a page that wasn't found. */
export function LogPath() {
  useEffect(() => console.error('Page not found:', window.location.pathname), []);
  return null;
}
