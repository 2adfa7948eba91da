import { fail, judged } from './verdict.mjs';

export const forms = {
  name: 'Hosted forms',
  async run(site) {
    if (!site.formUrl)
      return fail('no form provider is known here', { fix: 'set NEXT_PUBLIC_LEAD_FORM_URL' });
    const base = site.formUrl.replace(/\/+$/, '');
    const entries = Object.entries(site.business.leadForms);
    const problems = (
      await site.each(entries, async ([use, id]) => {
        if (!id) return `${use}: no id in content/business.ts`;
        const page = await site.get(`${base}/widget/form/${encodeURIComponent(id)}?notrack=true`, {
          redirect: 'follow',
        });
        if (page.status !== 200) return `${use}: ${base}/widget/form/${id} (${page.problem || page.status})`;
        const policy = page.headers.get('content-security-policy') ?? '';
        if (page.headers.get('x-frame-options') || /frame-ancestors\s+'(none|self)'/.test(policy))
          return `${use}: the provider forbids showing this form inside another page`;
        return null;
      })
    ).filter((problem) => problem !== null);
    return judged(problems, {
      good: `${entries.length} forms answer at ${base}`,
      bad: `${problems.length} of ${entries.length} forms do not work`,
      fix: 'compare leadForms in content/business.ts with the ids in the provider’s Integrate dialog',
    });
  },
};
