import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Article, newestFirst, parseArticle } from '@/lib/articles/article';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { guideSlugs } from '@/lib/articles/slugs';
import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';

const articles: Article[] = newestFirst(
  guideSlugsOnDisk()
    .map((slug) => parseArticle(slug, guideSource(slug)))
    .filter(({ draft }) => !draft),
);
const [newest, second] = articles as [Article, Article];
const oldest = articles.at(-1) as Article;
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const inOrder = (list: readonly Article[]) => list.map(({ title }) => title);
/** As tall as its page, so that the phone bar lies on nothing: it covers something at any one moment of scrolling. */
async function wholePage(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 100 });
}

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('the blog list', () => {
  test('shows the 12 posts and any later one, newest first, each with date, read time, title, description and Read More', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Leasing Blog');
    await expect(titles(page)).toHaveText(inOrder(articles));
    expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...guideSlugs]));
    const posts = page.getByRole('main').getByRole('article');
    await expect(posts.first()).toContainText(newest.description);
    await expect(posts.filter({ hasText: 'September 2, 2025' })).toContainText('8 min read');
    await expect(posts.filter({ hasText: 'September 1, 2025' })).toContainText('7 min read');
    for (const { title, slug } of articles) {
      const link = page.getByRole('link', { name: `Read More: ${title}` });
      await expect(link).toHaveAttribute('href', `/blog/${slug}`);
    }
  });

  test('sorts both ways and keeps the choice in the address without a history entry', async ({ page }) => {
    await page.goto('/blog');
    const entries = await page.evaluate(() => history.length);
    const sort = page.getByLabel('Sort by');
    await expect(sort.locator('option')).toHaveText(['Newest First', 'Oldest First']);
    await expect(sort).toHaveValue('newest');
    await sort.selectOption({ label: 'Oldest First' });
    await expect(titles(page)).toHaveText(inOrder(articles).reverse());
    expect(new URL(page.url()).search).toBe('?sort=oldest');
    await page.reload();
    await expect(titles(page)).toHaveText(inOrder(articles).reverse());
    await expect(sort).toHaveValue('oldest');
    await sort.selectOption({ label: 'Newest First' });
    await expect(titles(page)).toHaveText(inOrder(articles));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('is reached by the keyboard in the order it is seen', async ({ page }) => {
    await page.goto('/blog?sort=oldest');
    await expect(titles(page).first()).toHaveText(oldest.title);
    await page.getByLabel('Sort by').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Read More: ${oldest.title}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/blog/${oldest.slug}`);
    await page.goBack();
    await expect(titles(page).first()).toHaveText(oldest.title);
  });

  test('offers its feed', async ({ page }) => {
    await page.goto('/blog');
    const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', `${business.siteUrl}${routes.feed}`);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, newest first, and offers no sorting', async ({ page }) => {
    await page.goto('/blog');
    await expect(titles(page)).toHaveText(inOrder(articles));
    await expect(page.locator('#sort')).toBeDisabled();
  });

  test('an article is whole and its table of contents leads to its sections', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/blog/${newest.slug}`);
    await expect(page.getByText('When to stop at this step')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    await contents.getByText('In this guide').filter({ visible: true }).click();
    const link = contents.getByRole('link').nth(2);
    const id = (await link.getAttribute('href'))?.slice(1);
    await link.click();
    await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
  });
});

test.describe('every article', () => {
  for (const article of articles) {
    test(`answers at /blog/${article.slug} with its own title, data and no sideways scroll`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const response = await page.goto(`/blog/${article.slug}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(`${article.title} | ${business.name}`);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', article.description);
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
        'content',
        article.keywords.join(','),
      );
      const address = `${business.siteUrl}/blog/${article.slug}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
      await expect(page.locator('article time').first()).toHaveText(article.dateText);

      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const posting = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'BlogPosting');
      expect(posting).toMatchObject({ headline: article.title, url: address, datePublished: article.date });

      const anchors = await page
        .locator('[data-toc] a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
      expect(anchors.length).toBeGreaterThanOrEqual(8);
      for (const id of anchors) await expect(page.locator(`h2[id="${id}"]`)).toHaveCount(1);

      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }

  test('has a title of its own', () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });

  test('links only to addresses and anchors that are there', async ({ page, request }) => {
    test.slow();
    const links = new Set<string>();
    for (const { slug } of articles) {
      await page.goto(`/blog/${slug}`);
      const hrefs = await page
        .locator('main article a[href], main section a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const href of hrefs) links.add(href.startsWith('#') ? `/blog/${slug}${href}` : href);
    }
    for (const link of [...links].filter((href) => href.startsWith('/blog'))) {
      const [path = '', anchor] = link.split('#');
      const response = await request.get(path);
      expect(response.status(), link).toBe(200);
      if (anchor) expect(await response.text(), link).toContain(`id="${anchor}"`);
    }
    expect([...links].filter((href) => !href.startsWith('/'))).toEqual([]);
  });
});

test.describe('an article', () => {
  test('keeps its table of contents in view on large screens and marks the section being read', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/blog/${newest.slug}`);
    const contents = page.getByRole('navigation', { name: 'Table of contents' });
    const link = contents.getByRole('link').nth(3);
    const id = (await link.getAttribute('href'))?.slice(1);
    await link.click();
    await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport();
    await expect(contents.locator('[aria-current]').filter({ visible: true })).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('leads to the guides before and after it and to two related ones', async ({ page }) => {
    await page.goto(`/blog/${second.slug}`);
    const more = page.getByRole('navigation', { name: 'More guides' });
    await expect(more.getByRole('link', { name: /Next guide/ })).toHaveAttribute(
      'href',
      `/blog/${newest.slug}`,
    );
    await expect(more.getByRole('link', { name: /Previous guide/ })).toHaveAttribute(
      'href',
      `/blog/${articles[2]?.slug}`,
    );
    const related = page.getByRole('region', { name: 'Related guides' }).getByRole('link');
    const hrefs = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.sort()).toEqual(second.related.map((slug) => `/blog/${slug}`).sort());
  });

  test('leads to the quote form', async ({ page }) => {
    await page.goto(`/blog/${newest.slug}`);
    const ask = page
      .getByRole('complementary', { name: 'Get a quote' })
      .getByRole('link', { name: 'Get Quote' });
    await expect(ask).toHaveAttribute('href', routes.quote);
  });

  test('on August deals leads to the inventory', async ({ page }) => {
    await page.goto('/blog/best-car-lease-deals-nyc-nj-august-2025');
    await expect(page.getByRole('article').locator(`a[href="${routes.inventory}"]`)).toBeVisible();
  });

  test('that does not exist is not found', async ({ page }) => {
    const response = await page.goto('/blog/no-such-guide');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
});

test('the feed is valid RSS with every post', async ({ page, request }) => {
  const response = await request.get(routes.feed);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const xml = await response.text();
  await page.goto('/blog');
  const feed = await page.evaluate((text) => {
    const doc = new DOMParser().parseFromString(text, 'application/xml');
    const all = (selector: string) => [...doc.querySelectorAll(selector)].map((it) => it.textContent);
    return {
      broken: doc.querySelector('parsererror') !== null,
      titles: all('item > title'),
      links: all('item > link'),
    };
  }, xml);
  expect(feed).toEqual({
    broken: false,
    titles: inOrder(articles),
    links: articles.map(({ slug }) => `${business.siteUrl}/blog/${slug}`),
  });
});

test.describe('for everyone', () => {
  const paths = ['/blog', `/blog/${newest.slug}`, '/blog/leasing-vs-buying-nyc-nj-2025'];
  for (const width of [320, 1280]) {
    for (const path of paths) {
      test(`${path} has no accessibility fault and no sideways scroll at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await wholePage(page, width);
        const result = await new AxeBuilder({ page }).withTags(axeTags).analyze();
        expect(result.violations).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
      });
    }
  }

  test('an article with its table of contents open has no accessibility fault', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(`/blog/${newest.slug}`);
    await page.locator('[data-toc] summary').click();
    await wholePage(page, 320);
    const result = await new AxeBuilder({ page }).withTags(axeTags).analyze();
    expect(result.violations).toEqual([]);
  });
});
