// Tests the check of links to other sites. A local server responds to the requests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect } from '../../../../compiler/inspect.ts';
import { external } from '../index.ts';
import { networkOf } from '../request-address.ts';
import { tempFolder } from '../../../../compiler/test/temp.ts';

test('broken links to other sites are warnings with their locations, and working ones are not requested again', async () => {
  const requests: string[] = [];
  const hasty = { ...networkOf(true), wait: () => Promise.resolve() };
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.statusCode = url === '/gone' ? 410 : url === '/moved' ? 301 : url === '/closed' ? 403 : 200;
    if (url === '/moved') response.setHeader('location', '/fine');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': JSON.stringify({
        title: 'Site',
        search: false,
        externalLinks: { local: true, ignore: ['*/private*'] },
        rules: { 'external-link': 'error' },
        themeConfig: { navbar: { items: [{ href: `${host}/gone`, label: 'Gone' }] } },
      }),
      'docs/index.md': `# Start

[Fine](${host}/fine#part), [moved](${host}/moved), [closed](${host}/closed), [private](${host}/private/x)

{/* lectern-disable-next-line external-link */}
[Gone](${host}/gone)

[Gone too](${host}/gone)
`,
    });
    const first = await inspect(site.dir, { checks: [{ name: 'external', extension: external(hasty) }] });
    assert.equal(
      first.diagnostics.map(
        ({ rule, severity, place }) => `${place.path}:${place.line} ${place.setting ?? ''} ${severity} ${rule}`,
      ),
      ['docs/index.md:8  error external-link', 'lectern.config.json:1 themeConfig.navbar.items[0] error external-link'],
    );
    assert.is(first.diagnostics[0]!.message, `"${host}/gone" answers with status 410`);
    assert.equal(first.summaries.get('external')!.json, {
      addresses: 4,
      asked: 4,
      unknown: [{ url: `${host}/closed`, reason: 'answers with status 403' }],
    });
    assert.not.ok(requests.some((each) => each.includes('private')));
    requests.length = 0;
    const second = await inspect(site.dir, { checks: [{ name: 'external', extension: external(hasty) }] });
    assert.equal(
      [second.diagnostics.length, (second.summaries.get('external')!.json as { asked: number }).asked],
      [2, 2],
    );
    assert.not.ok(requests.some((each) => each.includes('fine')));
  } finally {
    server.close();
    site.remove();
  }
});

test('the ids in links to other pages are checked', async () => {
  const requests: string[] = [];
  const page = '<h2 id="mooring">a</h2><a name=\'old\'>b</a><p id="user-content-c">c</p><script>" id="made"</script>';
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.setHeader('content-type', url === '/data' ? 'text/plain' : 'text/html; charset=utf-8');
    response.end(url === '/app' ? '<div></div>' : url === '/long' ? page + ' '.repeat(1024 * 1024) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site = tempFolder();
  const anchors = ['mooring', 'old', 'c', 'moorings', 'made', '/route', 'L10', ':~:text=a', 'top'];
  try {
    const config = { title: 'Site', search: false, externalLinks: { local: true } };
    const elsewhere = ['/app#x', '/data#x', '/long#x', '/plain'].map((address) => `[x](${host}${address})\n`);
    site.write({
      'lectern.config.json': JSON.stringify(config),
      'docs/index.md': [...anchors.map((anchor) => `[x](${host}/page#${anchor})\n`), ...elsewhere].join(''),
    });
    const hasty = { ...networkOf(true), wait: () => Promise.resolve() };
    const run = async () => {
      requests.length = 0;
      return (await inspect(site.dir, { checks: [{ name: 'external', extension: external(hasty) }] })).diagnostics;
    };
    assert.equal(
      (await run()).map(({ rule, place, message, hint }) => [rule, place.line, message, hint]),
      [
        ['external-anchor', 4, `the page "${host}/page" has no element with id "moorings"`, 'did you mean "#mooring"?'],
        [
          'external-anchor',
          5,
          `the page "${host}/page" has no element with id "made"`,
          'link to the page without the id, or look up the current id of the section',
        ],
      ],
    );
    assert.equal(requests.sort(), ['GET /app', 'GET /data', 'GET /long', 'GET /page', 'HEAD /plain']);
    assert.equal([(await run()).length, requests], [2, ['GET /page']], 'a missing page is requested again');
    site.write({
      'lectern.config.json': JSON.stringify({ ...config, externalLinks: { local: true, anchors: false, days: 0 } }),
    });
    assert.equal([(await run()).length, requests.filter((each) => each.startsWith('GET'))], [0, []]);
  } finally {
    server.close();
    site.remove();
  }
});

test.run();
