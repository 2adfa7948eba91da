import { JSDOM } from 'jsdom';
import { business } from '@/lib/content/business';
import { type Guide, newestFirst, parseGuide } from '@/lib/guides/guide';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { guideSlugs } from '@/lib/guides/slugs';
import { routes } from '@/lib/site/routes';
import {
  expectAccessible,
  expectAccessibleOnPhoneAndDesktop,
  expectNoHorizontalScroll,
} from '../support/accessibility';
import { attributesOf, fetchDocument, textsOf } from '../support/html';
import { expect, type Page, test } from '../support/test';

const articles: Guide[] = newestFirst(
  guideSlugsOnDisk()
    .map((slug) => parseGuide(slug, guideSource(slug)))
    .filter(({ draft }) => !draft),
);
const [newest, second, third] = articles as [Guide, Guide, Guide];
const oldest = articles.at(-1) as Guide;
const sections = ({ slug }: Guide) => guideSource(slug).split('\n## ').length;
const sectioned = [...articles].sort((a, b) => sections(b) - sections(a))[0] as Guide;

const headings = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const titlesOf = (list: readonly Guide[]) => list.map(({ title }) => title);
const drawingsOf = (list: readonly Guide[]) => list.map(({ drawing }) => `/art/guides/${drawing}.svg`);

test.describe('the blog list', () => {
  test('has every article, the twelve slugs included, newest first, with date, read time, title, description and link', async ({
    request,
  }) => {
    expect(articles.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...guideSlugs]));
    const doc = await fetchDocument(request, routes.blog);
    expect(textsOf(doc, 'h1')).toEqual(['Car Leasing Blog']);
    const posts = [...doc.querySelectorAll('main article')];
    expect(posts.flatMap((post) => textsOf(post, 'h2'))).toEqual(titlesOf(articles));
    for (const [at, { dateText, readTime, description, slug, title }] of articles.entries()) {
      const text = posts[at]?.textContent;
      for (const part of [dateText, readTime, description]) expect(text).toContain(part);
      expect(posts[at]?.querySelector(`a[href="/blog/${slug}"]`)?.textContent, title).toContain('Read More');
    }
    expect(attributesOf(doc, 'main article img', 'src')).toEqual(drawingsOf(articles));
    const afterTheFirst = [...doc.querySelectorAll('main article img')].slice(3);
    expect(afterTheFirst.filter((image) => image.getAttribute('loading') !== 'lazy')).toEqual([]);
    const feed = 'link[rel="alternate"][type="application/rss+xml"]';
    expect(attributesOf(doc, feed, 'href')).toEqual([`${business.siteUrl}${routes.feed}`]);
  });

  test('can be sorted both ways; the URL keeps the choice without a history entry', async ({ page }) => {
    await page.goto(routes.blog);
    const entries = await page.evaluate(() => history.length);
    const sort = page.getByLabel('Sort by');
    await expect(sort.locator('option')).toHaveText(['Newest First', 'Oldest First']);
    await expect(sort).toHaveValue('newest');
    await sort.selectOption({ label: 'Oldest First' });
    await expect(headings(page)).toHaveText(titlesOf(articles).reverse());
    const images = await page.getByRole('main').getByRole('article').locator('img').all();
    expect(await Promise.all(images.map((image) => image.getAttribute('src')))).toEqual(
      drawingsOf(articles).reverse(),
    );
    expect(new URL(page.url()).search).toBe('?sort=oldest');
    await page.reload();
    await expect(headings(page)).toHaveText(titlesOf(articles).reverse());
    await expect(sort).toHaveValue('oldest');
    await sort.selectOption({ label: 'Newest First' });
    await expect(headings(page)).toHaveText(titlesOf(articles));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('is reached with the keyboard in the order shown', async ({ page }) => {
    await page.goto('/blog?sort=oldest');
    await expect(headings(page).first()).toHaveText(oldest.title);
    await page.getByLabel('Sort by').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: `Read More: ${oldest.title}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/blog/${oldest.slug}`);
    await page.goBack();
    await expect(headings(page).first()).toHaveText(oldest.title);
  });
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete and offers no sorting', async ({ page }) => {
    await page.goto(routes.blog);
    await expect(headings(page)).toHaveText(titlesOf(articles));
    await expect(page.locator('#sort')).toBeDisabled();
  });

  test('the table of contents of an article opens and leads to its sections', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(routes.guide(sectioned.slug));
    const contents = page.locator('[data-toc]');
    await contents.locator('summary').click();
    const link = contents.getByRole('link').nth(2);
    const id = (await link.getAttribute('href'))?.slice(1);
    await link.click();
    await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
  });

  test('the definition of a term opens by keyboard and by touch, closes on Escape, and is printed', async ({
    page,
  }) => {
    const guide = articles.find(({ slug }) => guideSource(slug).includes('<Term'));
    test.skip(!guide, 'no guide marks a term');
    await page.goto(routes.guide(guide?.slug ?? ''));
    const button = page.locator('dfn button').first();
    const definition = page.locator('.definition').first();
    await expect(definition).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(definition).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 320, height: 700 });
    await button.click();
    await expect(definition).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    await expect(definition).toBeVisible();
  });
});

test('every article has its own title, description, keywords, date and structured data, and no id twice', async ({
  request,
}) => {
  for (const { slug, title, description, keywords, dateText, date, checked } of articles) {
    const doc = await fetchDocument(request, routes.guide(slug));
    const meta = (name: string) => attributesOf(doc, `meta[name="${name}"]`, 'content');
    expect(textsOf(doc, 'h1')).toEqual([title]);
    expect(doc.title.startsWith(title), doc.title).toBe(true);
    expect([meta('description'), meta('keywords')]).toEqual([[description], [keywords.join(',')]]);
    expect(textsOf(doc, 'article time')[0]).toBe(dateText);
    expect(doc.querySelector('article')?.textContent).toContain(`Facts last checked ${checked.dateText}.`);

    const data = textsOf(doc, 'script[type="application/ld+json"]').map((text) => JSON.parse(text));
    expect(data.find((one) => one['@type'] === 'BlogPosting')).toMatchObject({
      headline: title,
      url: `${business.siteUrl}${routes.guide(slug)}`,
      datePublished: date,
    });
    const sections = attributesOf(doc, '[data-toc] a', 'href');
    for (const anchor of sections)
      expect(doc.querySelectorAll(`h2[id="${anchor?.slice(1)}"]`)).toHaveLength(1);
    if ((guideSlugs as readonly string[]).includes(slug)) expect(sections.length, slug).toBeGreaterThan(7);
    const ids = attributesOf(doc, '[id]', 'id');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  }
  expect(new Set(titlesOf(articles)).size).toBe(articles.length);
});

test('no article scrolls horizontally on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { slug } of articles) {
    await page.goto(routes.guide(slug), { waitUntil: 'domcontentloaded' });
    await expectNoHorizontalScroll(page);
  }
});

test.describe('an article', () => {
  test('keeps its table of contents in view on large screens and marks the current section', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(routes.guide(sectioned.slug));
    const contents = page.locator('[data-toc]');
    const link = contents.getByRole('link').filter({ visible: true }).nth(3);
    const id = (await link.getAttribute('href'))?.slice(1);
    await link.click();
    await expect(page.locator(`h2[id="${id}"]`)).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(link).toBeInViewport();
    await expect(contents.locator('[aria-current]').filter({ visible: true })).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('links to the articles before and after it, to two related ones and to the quote form', async ({
    request,
  }) => {
    const doc = await fetchDocument(request, routes.guide(second.slug));
    expect(attributesOf(doc, 'a[rel="next"]', 'href')).toEqual([routes.guide(newest.slug)]);
    expect(attributesOf(doc, 'a[rel="prev"]', 'href')).toEqual([routes.guide(third.slug)]);
    const related = attributesOf(doc, '[aria-labelledby="related"] a', 'href');
    expect(related.sort()).toEqual(second.related.map((slug) => routes.guide(slug)).sort());
    expect(related).toHaveLength(2);
    expect(attributesOf(doc, 'main aside a', 'href')).toContain(routes.quote);
  });

  test('about the August deals links to the inventory', async ({ request }) => {
    const doc = await fetchDocument(request, routes.guide('best-car-lease-deals-nyc-nj-august-2025'));
    expect(attributesOf(doc, 'article a', 'href')).toContain(routes.inventory);
  });

  test('that does not exist has status 404', async ({ request }) => {
    const doc = await fetchDocument(request, routes.guide('no-such-guide'), 404);
    expect(textsOf(doc, 'h1')).toEqual(['Oops! Page not found']);
  });
});

test('the feed is valid RSS with every article', async ({ request }) => {
  const response = await request.get(routes.feed);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  // Throws when the text is not well-formed XML.
  const { document: feed } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
  expect(textsOf(feed, 'item > title')).toEqual(titlesOf(articles));
  expect(textsOf(feed, 'item > link')).toEqual(
    articles.map(({ slug }) => `${business.siteUrl}${routes.guide(slug)}`),
  );
});

test('the blog list is accessible', async ({ page }) => {
  await page.goto(routes.blog);
  await expectAccessibleOnPhoneAndDesktop(page);
});

test('links to the sections of a long article land on them', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(routes.guide(sectioned.slug));
  const ids = await page.locator('.prose > h2').evaluateAll((all) => all.map(({ id }) => id));
  for (const id of [ids.at(-1), ids[0], ids.at(-2)]) {
    await page.evaluate((hash) => location.assign(`#${hash}`), id);
    const heading = page.locator(`h2[id="${id}"]`);
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? -1)).toBeLessThan(200);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
  }
});

test('an article is accessible, also with its table of contents open on a phone', async ({ page }) => {
  // Has a table, a worked payment, a definition and a checklist.
  await page.goto(routes.guide('leasing-vs-buying-nyc-nj-2025'));
  await expectAccessibleOnPhoneAndDesktop(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('[data-toc] summary').click();
  await expectAccessible(page);
});
