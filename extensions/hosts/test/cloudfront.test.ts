import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteRedirect } from '../../../compiler/index.ts';
import { cloudFrontFunction, cloudFrontHeaders } from '../cloudfront.ts';
import type { HostedSite } from '../hosted-site.ts';
import { hostedSite } from './hosted-site.ts';

interface Request {
  uri: string;
  querystring: Record<string, { value: string }>;
}
type Handler = (event: {
  request: Request;
}) => Request | { statusCode: number; headers: { location: { value: string } } };

function site(
  settings: { baseUrl?: string; trailingSlash?: boolean } = {},
  redirects: readonly SiteRedirect[] = [],
): HostedSite {
  const { baseUrl = '/' } = settings;
  const slash = settings.trailingSlash ? '/' : '';
  const paths = ['', `docs/a${slash}`, `docs/next/own${slash}`, `docs/v1.2${slash}`].map((path) => baseUrl + path);
  const rewrites = [{ from: `${baseUrl}docs/next/:rest*`, to: `${baseUrl}docs/:rest*` }];
  return hostedSite({ settings, paths, redirects, rewrites });
}

/**
 * Loads the CloudFront function of a site.
 *
 * @returns address → the redirect, or the name of the file that CloudFront requests from S3
 */
function answers(hosted: HostedSite): (uri: string, query?: Request['querystring']) => string {
  const handler = new Function(`${cloudFrontFunction(hosted)}; return handler;`)() as Handler;
  return (uri, querystring = {}) => {
    const answer = handler({ request: { uri, querystring } });
    return 'uri' in answer ? answer.uri : `${answer.statusCode} ${answer.headers?.location.value}`;
  };
}

test('an address becomes a file name', () => {
  const request = answers(site({ baseUrl: '/base/' }));
  assert.is(request('/base/'), '/base/index.html');
  assert.is(request('/base/docs/a'), '/base/docs/a/index.html');
  assert.is(request('/base/docs/v1.2'), '/base/docs/v1.2/index.html');
  assert.is(request('/base/docs/gr%C3%B6%C3%9Fe'), '/base/docs/gr%C3%B6%C3%9Fe/index.html');
  assert.is(request('/base/assets/x.js'), '/base/assets/x.js');
  assert.match(request('/%E0'), /^400/);
});

test('a page has the trailing slash of the site', () => {
  const withSlash = answers(site({ trailingSlash: true }));
  assert.is(withSlash('/docs/a/'), '/docs/a/index.html');
  assert.is(withSlash('/docs/a', { x: { value: '1' } }), '301 /docs/a/?x=1');
  const without = answers(site({ trailingSlash: false }));
  assert.is(without('/docs/a'), '/docs/a.html');
  assert.is(without('/docs/a/'), '301 /docs/a');
  assert.is(without('/'), '/index.html');
});

test('a rewrite serves another page, unless a page has the address', () => {
  const request = answers(site({ trailingSlash: true }));
  assert.is(request('/docs/next/a/'), '/docs/a/index.html');
  assert.is(request('/docs/next/own/'), '/docs/next/own/index.html');
});

test('redirects keep the query of a request, up to the maximum size of a function', () => {
  const redirects = Array.from({ length: 500 }, (_, index) => ({
    from: `/old-${index}`,
    to: '/docs/a',
    hasPage: true,
  }));
  const hosted = site({}, [{ from: '/hash', to: '/docs/a#b', hasPage: true }, ...redirects]);
  assert.ok(Buffer.byteLength(cloudFrontFunction(hosted)) <= 10_000);
  const request = answers(hosted);
  assert.is(request('/old-0/', { x: { value: '1' } }), '301 /docs/a?x=1');
  assert.is(request('/hash', { x: { value: '1' } }), '301 /docs/a#b');
  assert.is(request('/old-499'), '/old-499/index.html');
});

test('the policy of pages is in the format of the AWS command line', () => {
  const { SecurityHeadersConfig, Name } = JSON.parse(
    cloudFrontHeaders(site(), { headers: [['Content-Security-Policy', "script-src 'self'"]], exempt: [] }),
  );
  assert.is(Name, 'My-site-pages');
  assert.equal(SecurityHeadersConfig.ContentSecurityPolicy, {
    Override: true,
    ContentSecurityPolicy: "script-src 'self'",
  });
});

test.run();
