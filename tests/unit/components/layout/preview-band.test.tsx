/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PreviewBand } from '@/components/layout/preview-band';

const env = { preview: true, leadFormUrl: null as string | null };
jest.mock('@/lib/env/server', () => ({ env: () => env }));

describe('the band of a preview', () => {
  it('says that forms are switched off, or where they go, and keeps search engines out', () => {
    const off = renderToStaticMarkup(<PreviewBand />);
    expect(off).toContain('This is a preview, not the live site. Forms are switched off.');
    expect(off).toContain('<meta content="noindex" name="robots"/>');

    env.leadFormUrl = 'https://forms.example';
    expect(renderToStaticMarkup(<PreviewBand />)).toContain('Forms go to the test form.');
  });

  it('is nowhere else', () => {
    env.preview = false;
    expect(renderToStaticMarkup(<PreviewBand />)).toBe('');
  });
});
