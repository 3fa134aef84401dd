import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { contentSecurityPolicy } from '../../../emit/csp/content-security-policy.ts';

const statics = new Map([
  ['b/own.html', 'static/b/own.html'],
  ['c.png', 'static/c.png'],
]);
const viewer = { boot: ' start()\n' };
const policyOf = (more: object = {}) =>
  contentSecurityPolicy(parseConfig({ title: 'Site', ...more }, 'test'), viewer, statics);
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** Returns the allowed sources of scripts, without hashes. */
const sources = (more: object) =>
  policyOf(more)!
    .policy.split('; ')
    .find((part) => part.startsWith('script-src'))!
    .split(' ')
    .slice(1)
    .filter((source) => !source.startsWith("'sha256-"));

test('pages run the scripts of the site, and those in their HTML by their hashes', () => {
  const { policy, scripts } = policyOf()!;
  assert.ok(scripts.includes(hash('start()')), scripts.join());
  assert.match(policy, `script-src 'self' '${hash('start()')}'`);
  assert.match(policy, "; object-src 'none'; base-uri 'none'");
  assert.not.match(policy, 'unsafe');
  assert.not.match(policy, 'frame-ancestors');
  assert.equal(policyOf()!.apart, ['b/own.html']);
});

test('if the start script is a file, the policy has no hash of it', () => {
  assert.not.ok(policyOf({ csp: { inlineScripts: false } })!.scripts.includes(hash('start()')));
});

test('scripts from the config are allowed, by hash or by origin', () => {
  const more = {
    headTags: ['<script>a < b</script>', { tagName: 'script', innerHTML: 'c()' }],
    postBodyTags: ['<script type="application/ld+json">{}</script>'],
    scripts: ['/own.js', 'https://count.example/x.js', { src: '//cdn.example/y.js', async: true }],
  };
  const { scripts } = policyOf(more)!;
  assert.equal(
    scripts.filter((one) => !policyOf()!.scripts.includes(one)),
    [hash('a < b'), hash('c()')],
  );
  assert.equal(sources(more), ["'self'", 'https://count.example', 'http://cdn.example']);
});

test('event handler attributes are allowed by hash', () => {
  const { policy } = policyOf({ headTags: ['<link rel="stylesheet" href="/a.css" onload="this.media=\'all\'">'] })!;
  assert.match(policy, `'unsafe-hashes' '${hash("this.media='all'")}'`);
});

test('a site may add script sources and frame ancestors', () => {
  const csp = { scripts: ['strict-dynamic', 'https://a.example'], frameAncestors: ['self', 'https://b.example'] };
  assert.equal(sources({ csp }), ["'self'", "'strict-dynamic'", 'https://a.example']);
  assert.match(policyOf({ csp })!.policy, /; frame-ancestors 'self' https:\/\/b\.example$/);
  assert.not.match(policyOf({ csp })!.inPage, 'frame-ancestors');
  assert.match(policyOf({ csp: { frameAncestors: [] } })!.policy, /frame-ancestors 'none'$/);
});

test('a source that would end the policy or a directive is an error, and a site may disable the policy', () => {
  assert.throws(() => policyOf({ csp: { scripts: ["x; script-src 'unsafe-inline'"] } }), /csp/);
  assert.is(policyOf({ csp: false }), undefined);
});

test.run();
