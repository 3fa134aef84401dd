import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModules } from '../../../corpus/client-modules.ts';
import { componentNames } from '../../../corpus/components.ts';
import { modules } from '../../client/modules.ts';

/** Exports that only the development build of React has. */
const inDevelopment = ['act', 'captureOwnerStack'];

test('the viewer provides React and its own module, with the exports that the corpus lists', () => {
  for (const [specifier, exports] of Object.entries(modules)) {
    const provided = Object.keys(exports).filter((name) => !inDevelopment.includes(name));
    assert.equal(provided.sort(), [...clientModules[specifier]!].sort(), specifier);
  }
  // Omits React, and modules that start with `@`. These are from the extension for Docusaurus, if another test has
  // loaded it.
  const ofOthers = /^(?:react(?:-dom)?(?:\/|$)|@)/;
  const others = Object.keys(modules).filter((specifier) => !ofOthers.test(specifier));
  assert.equal(others, ['lectern/client']);
});

test('every component that content may name is also exported for code', () => {
  for (const name of componentNames) assert.type(modules['lectern/client']![name], 'function', name);
});

test.run();
