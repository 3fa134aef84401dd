import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RedirectPage } from '../../../corpus/schema/index.ts';
import { redirectHtml, redirectScript } from '../../html/redirect-html.ts';

const page = (to: string) =>
  ({ to, metadata: { title: '', canonical: `https://example.org${to}` } }) as unknown as RedirectPage;

/** @returns the address to which the script redirects a reader whose address has a query and a hash */
function replaced(html: string): string | undefined {
  const [, to] = /data-to="([^"]*)"/.exec(html)!;
  let target: string | undefined;
  const location = { search: '?q=1', hash: '#h', replace: (given: string) => void (target = given) };
  const document = { documentElement: { dataset: { to } } };
  // oxlint-disable-next-line no-new-func
  new Function('document', 'location', redirectScript)(document, location);
  return target;
}

test('the HTML of a redirect keeps query and hash when the target has neither', () => {
  const html = redirectHtml(page('/new/'));
  assert.match(html, '<html data-to="/new/">');
  assert.is(replaced(html), '/new/?q=1#h');
  assert.match(html, '<meta http-equiv="refresh" content="0; url=/new/">');
  assert.match(html, '<link rel="canonical" href="https://example.org/new/">');
  assert.is(replaced(redirectHtml(page('/?a=1'))), '/?a=1');
});

test('the target of a redirect cannot end the script or the attribute', () => {
  const html = redirectHtml(page('/</script><img src="x">'));
  assert.not.match(html, '</script><img');
  assert.not.match(html, '"x"');
});

test.run();
