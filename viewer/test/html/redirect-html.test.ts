import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RedirectPage } from '../../../corpus/schema/index.ts';
import { redirectHtml } from '../../html/redirect-html.ts';

const page = (to: string) =>
  ({ to, metadata: { title: '', canonical: `https://example.org${to}` } }) as unknown as RedirectPage;

test('the HTML of a redirect hands on query and hash when the target has neither', () => {
  const html = redirectHtml(page('/new/'));
  assert.match(html, '<script>location.replace("/new/" + location.search + location.hash)</script>');
  assert.match(html, '<meta http-equiv="refresh" content="0; url=/new/">');
  assert.match(html, '<link rel="canonical" href="https://example.org/new/">');
  assert.match(redirectHtml(page('/?a=1')), 'location.replace("/?a=1")<');
});

test('a target can neither end the script nor the attribute', () => {
  const html = redirectHtml(page('/</script><img src="x">'));
  assert.not.match(html, '</script><img');
  assert.not.match(html, '"x"');
});

test.run();
