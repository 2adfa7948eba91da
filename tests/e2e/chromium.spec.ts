import { expect, test } from '../support/test';

test('Chromium runs without what Playwright switches off, and without pages of its address bar', async ({
  browser,
  page,
}) => {
  await page.goto('about:blank');
  const session = await browser.newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const lists = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) =>
    list.split(','),
  );
  const [ofPlaywright = [], heeded = []] = [lists[0], lists.at(-1)];
  expect(lists.length).toBeGreaterThan(1);
  expect(heeded).toEqual(expect.arrayContaining(ofPlaywright));

  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.filter(({ type }) => type === 'browser_ui')).toEqual([]);
});
