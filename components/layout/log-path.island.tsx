'use client';

import { useEffect } from 'react';

export function LogPath() {
  useEffect(() => console.error('Page not found:', window.location.pathname), []);
  return null;
}
