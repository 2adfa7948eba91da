import { request as httpRequest } from 'node:http';
import { routes } from '@/lib/site/routes';
import { siteUnderTestUrl } from '@/scripts/lib/site-under-test';
import { expect, test } from '../support/test';

const site = new URL(siteUnderTestUrl);

type Answer = { status: number; location: string; text: string };

/** Sends the path unchanged: `fetch` would normalize it. */
function send(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(site, { path }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location ?? '',
        text,
      });
    });
    request.on('error', reject).end();
  });
}

test("a brand that can't be decoded doesn't exist", async () => {
  expect((await send('/inventory/%E0%A4%A')).status).toBe(404);
});

for (const path of ['//evil.example/About', '/\\evil.example/About'])
  test(`${path} is no redirect to another host`, async () => {
    const { location } = await send(path);
    expect(new URL(location, site).host).toBe(site.host);
  });

// They show the car of their URL, in the page and in the data for React.
for (const page of [routes.inventory, routes.apply])
  test(`${page} shows a name with tags as text`, async () => {
    const tags = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const name = encodeURIComponent(tags);
    const { status, text } = await send(`${page}?make=${name}&model=${name}&mileage=${name}`);
    expect(status).toBe(200);
    expect(text).toContain('alert(1)');
    expect(text).not.toMatch(/<script>alert|<img src=x/);
  });
