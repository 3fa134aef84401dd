// Each folder in `fixtures/faults` is a small site with the errors that its name mentions. `expected.txt`
// contains the diagnostics. `UPDATE=1` rewrites it; review the changes like code.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect } from '../inspect.ts';
import { formatDiagnostic } from '../diagnostics/format.ts';
import { readSource } from '../fs/disk.ts';
import { copyToTemp } from './temp.ts';

const problems = path.resolve(import.meta.dirname, '../../fixtures/faults');

for (const name of readdirSync(problems).sort()) {
  test(`${name}: the diagnostics are reported with location, message and hint`, async () => {
    const site = copyToTemp(path.join(problems, name));
    const { diagnostics } = await inspect(site.dir);
    const plain = pc.createColors(false);
    const lines: string[] = [];
    for (const diagnostic of diagnostics) {
      lines.push(formatDiagnostic(diagnostic, await readSource(path.join(site.dir, diagnostic.place.path)), plain), '');
    }
    site.remove();
    const expected = path.join(problems, name, 'expected.txt');
    const found = lines.join('\n');
    if (process.env.UPDATE) writeFileSync(expected, found);
    assert.fixture(found, existsSync(expected) ? readFileSync(expected, 'utf8') : '');
    assert.ok(diagnostics.length > 0);
  });
}

test.run();
