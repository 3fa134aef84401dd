import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutPartials } from '../../../code/modules/without-partials.ts';
import { imported, showing } from '../code-site.ts';

const code = showing({ ...imported('Intro', './_intro'), unlessPartial: 0 }, imported('Chart', './chart'));

test('an import that is a partial is removed with the exports that use it', () => {
  const { imports, exports } = withoutPartials(code, [{ kind: 'partial', source: 'docs/_intro.mdx' }]);
  assert.equal(
    imports.map(({ specifier }) => specifier),
    ['./chart'],
  );
  assert.equal(
    exports.map(({ name }) => name),
    ['Chart'],
  );
});

test('an import that is not a partial is a module', () => {
  assert.is(withoutPartials(code, [{ kind: 'broken', href: './_intro' }]), code);
});

test.run();
