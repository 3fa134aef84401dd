// Runs the official conformance suite, which tests the protocol version 2025-11-25. `server.test.ts` covers the newest
// version.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { serveHttp } from '../command/serve-http.ts';
import { distOf, sampleSite } from './sample-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Scenarios that are expected to fail. They test features that the server does not offer, such as prompts. Or they
 * call tools of the suite's own test server.
 */
const inapplicable = `
  server-sse-multiple-streams logging-set-level completion-complete resources-subscribe
  resources-unsubscribe tools-call-simple-text tools-call-image tools-call-audio
  tools-call-embedded-resource tools-call-mixed-content tools-call-with-logging tools-call-error
  tools-call-with-progress tools-call-sampling tools-call-elicitation elicitation-sep1034-defaults
  elicitation-sep1330-enums resources-read-text resources-read-binary resources-templates-read
  prompts-list prompts-get-simple prompts-get-with-args prompts-get-embedded-resource
  prompts-get-with-image
`
  .trim()
  .split(/\s+/);

test('the server passes the conformance suite, except for features that it does not offer', async () => {
  const site = await sampleSite();
  const server = await serveHttp(distOf(site), { port: 0, host: '127.0.0.1', isLocal: true });
  try {
    site.write({ 'baseline.yml': `server:\n${inapplicable.map((name) => `  - ${name}\n`).join('')}` });
    const suite = path.join(root, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
    const hook = path.join(root, 'extensions/agents/test/old-node.mjs');
    const args = ['--import', hook, suite, 'server', '--url', server.url, '--expected-failures', 'baseline.yml'];
    // The suite fails if an expected failure passes, or if another scenario fails.
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: site.dir, timeout: 60_000 });
    for (const name of ['server-initialize', 'ping', 'tools-list', 'resources-list', 'dns-rebinding-protection'])
      assert.match(stdout, new RegExp(`✓ ${name}: [1-9] passed, 0 failed`));
  } finally {
    await server.close();
    site.remove();
  }
});

test.run();
