import type { ReactNode } from 'react';
import { DataTable } from '@/components/ui/data-table';
import { readMarkdownTable } from '@/components/ui/markdown-table';

/** A Markdown table of a guide. */
export function GuideTable({ children }: { children?: ReactNode }) {
  return (
    <div className="@container my-8">
      <DataTable {...readMarkdownTable(children)} variant="amounts" />
    </div>
  );
}
