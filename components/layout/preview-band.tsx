import { env } from '@/lib/env/server';

/** The site also sends a noindex header, but a host may drop it. */
export function PreviewBand() {
  const { preview, leadFormUrl } = env();
  if (!preview) return null;

  const forms = leadFormUrl ? 'Forms go to the test form.' : 'Forms are switched off.';
  return (
    <>
      <meta content="noindex" name="robots" />
      <section
        aria-label="Preview"
        className="bg-ink px-gutter py-2 text-center text-ground text-sm print:hidden"
      >
        This is a preview, not the live site. {forms}
      </section>
    </>
  );
}
