import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModules } from '../../../corpus/client-modules.ts';
import { componentNames } from '../../../corpus/components.ts';
import type { ThemeClassNames } from '../../client/common/theme-class-names.ts';
import { modules } from '../../client/modules.ts';

/** Exports that only the development build of React has. */
const inDevelopment = ['act', 'captureOwnerStack'];

test('the viewer provides the modules that the corpus lists, and no others', () => {
  assert.equal(Object.keys(modules).sort(), Object.keys(clientModules).sort());
});

test('each module has the exports that the corpus lists, and no others', () => {
  for (const [specifier, names] of Object.entries(clientModules)) {
    const provided = Object.keys(modules[specifier]!).filter((name) => !inDevelopment.includes(name));
    assert.equal(provided.sort(), [...names].sort(), specifier);
    for (const name of names) assert.is.not(modules[specifier]![name], undefined, `${specifier} ${name}`);
  }
});

test('every component that content may name is also exported for code', () => {
  for (const name of componentNames) assert.type(modules['lectern/client']![name], 'function', name);
});

test('the same thing is the same under both of its names', () => {
  assert.is(modules['@docusaurus/Link']!.default, modules['lectern/client']!.Link);
  assert.is(modules['@theme/Tabs']!.default, modules['lectern/client']!.Tabs);
  assert.is(modules['@docusaurus/theme-common']!.useColorMode, modules['lectern/client']!.useColorMode);
});

test('classes that parts of a site name have the names of Docusaurus', () => {
  const { ThemeClassNames: names } = modules['@docusaurus/theme-common'] as unknown as {
    ThemeClassNames: typeof ThemeClassNames;
  };
  assert.equal(
    [names.tabs.container, names.docs.docCard.title, names.layout.navbar.mobileSidebar.panel],
    ['theme-tabs-container', 'theme-doc-card-title', 'theme-layout-navbar-sidebar-panel'],
  );
});

test.run();
