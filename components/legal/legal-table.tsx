import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';

/** A Markdown table of a legal page. */
export function LegalTable({ children }: { children?: ReactNode }) {
  const { labels, rows } = readMarkdownTable(children);
  return <DataTable columns={labels.map((label) => ({ label }))} rows={rows} variant="text" />;
}
