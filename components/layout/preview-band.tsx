import { env } from '@/lib/env/server';

/**
 * Says on a preview that it is one, and keeps it out of search engines: on a host that doesn't send
 * the site's headers, too.
 */
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
