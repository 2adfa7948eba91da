import { contentPolicy, type PageNeeds, type PolicySite } from '@/lib/security/content-policy';
import { policyRules } from '@/lib/security/policy-rules';

const site: PolicySite = {
  leadFormUrl: 'https://forms.example/base',
  videoUrl: 'https://storage.example/videos/introduction.mp4',
  hasCreditForm: true,
  hasInstagram: true,
  googleTagId: null,
  https: false,
};

/** The sources of one directive. */
function sources(name: string, needs: PageNeeds = {}, from = site): string | undefined {
  const directives = contentPolicy(from, needs).split('; ');
  return directives.find((it) => it.split(' ')[0] === name)?.slice(name.length + 1);
}

describe('the policy of a page', () => {
  it('lets it load only its own files and run no inline script', () => {
    expect(sources('default-src')).toBe("'self'");
    expect(sources('script-src')).toBe("'self'");
    expect(sources('connect-src')).toBe("'self'");
    expect(sources('frame-src')).toBe("'none'");
    expect(sources('object-src')).toBe("'none'");
    expect(sources('base-uri')).toBe("'self'");
    expect(sources('form-action')).toBe("'self'");
    expect(sources('frame-ancestors')).toBe("'none'");
  });

  it('allows what the page needs and no more', () => {
    expect(sources('frame-src', { leadForm: true })).toBe('https://forms.example');
    expect(sources('media-src', { video: true })).toBe("'self' https://storage.example");
    expect(sources('img-src', { photos: true }, { ...site, https: true })).toBe("'self' data: https:");
    expect(sources('script-src', { instagram: true })).toBe("'self' https://www.instagram.com");
    expect(sources('frame-src', { instagram: true })).toBe('https://www.instagram.com');
    expect(sources('script-src', { nonce: 'a1' })).toBe("'self' 'nonce-a1'");
  });

  it('allows photos over http only from this computer, where the site itself is not served over https', () => {
    expect(sources('img-src', { photos: true })).toBe(
      "'self' data: https: http://localhost:* http://127.0.0.1:*",
    );
  });

  it.each([{}, { leadForm: true }, { instagram: true, photos: true }, { nonce: 'a1', photos: true }])(
    'never allows inline scripts, eval or scripts of any host: %j',
    (needs) => {
      const scripts = sources('script-src', needs, { ...site, googleTagId: 'AW-1' });
      expect(scripts).not.toMatch(/unsafe|\*|https?:(\s|$)|data:|blob:/);
    },
  );

  it.each([
    null,
    '',
    'forms.example',
    'javascript:alert(1)',
    "https://a.example; script-src 'unsafe-inline'",
  ])('is not widened by the form URL %j', (leadFormUrl) => {
    const policy = contentPolicy({ ...site, leadFormUrl }, { leadForm: true });
    expect(policy).not.toContain("script-src 'unsafe-inline'");
    expect(policy.match(/script-src/g)).toHaveLength(1);
  });

  it('names the hosts of the advertising tag only where the tag is in use', () => {
    expect(contentPolicy(site)).not.toContain('google');
    expect(sources('script-src', {}, { ...site, googleTagId: 'AW-1' })).toBe(
      "'self' https://www.googletagmanager.com",
    );
  });

  it('upgrades http URLs where the site is served over https', () => {
    expect(contentPolicy(site)).not.toContain('upgrade-insecure-requests');
    expect(contentPolicy({ ...site, https: true })).toMatch(/; upgrade-insecure-requests$/);
  });
});

describe('the rules for all URLs', () => {
  it('name no host of a form, a video or a network that the business does not use', () => {
    const unused = { ...site, videoUrl: undefined, hasCreditForm: false, hasInstagram: false };
    const policies = policyRules(unused, false).filter(({ source }) => source !== '/inventory/:brand');
    for (const { headers } of policies) expect(headers[0]?.value).not.toContain('https://');
  });

  it('allow inline scripts on every plain page, and nothing else that they did not allow before', () => {
    const [strict, plain] = [policyRules(site, false), policyRules(site, true)];
    const policies = plain.map(({ headers }) => headers[0]?.value);
    expect(policies.map((policy) => policy?.replace(" 'unsafe-inline'", ''))).toEqual(
      strict.map(({ headers }) => headers[0]?.value),
    );
    for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'unsafe-inline'/);
  });
});
