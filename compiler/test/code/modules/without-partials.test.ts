import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutPartials } from '../../../code/modules/without-partials.ts';
import { imported, showing } from '../code-site.ts';

const code = showing({ ...imported('Intro', './_intro'), unlessPartial: 0 }, imported('Chart', './chart'));

test('an import that turns out to be a partial goes, with what draws it', () => {
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

test('an import that leads to no partial is one of a module', () => {
  assert.is(withoutPartials(code, [{ kind: 'broken', href: './_intro' }]), code);
});

test.run();
