import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModules } from '../../../../corpus/client-modules.ts';
import { slotNames } from '../../../../corpus/slots.ts';
import * as client from '../../../../viewer/client/index.ts';
import { modules as ownModules } from '../../../../viewer/client/modules.ts';
import { own } from '../../../../viewer/code/own-parts.ts';
import { isPlainSlot } from '../../../../viewer/html/wrapper-parts.ts';
import type { ThemeClassNames } from '../../viewer/common/theme-class-names.ts';
import { modules } from '../../viewer/modules.ts';
import { placed, placedObjects } from '../../viewer/place/place-parts.tsx';
import { specifiers } from '../../viewer/specifiers.ts';
import { otherNames } from '../../viewer/theme/theme-parts.ts';

test('the viewer and this extension provide the modules that the corpus lists, and no others', () => {
  const provided = new Set([...Object.keys(ownModules), ...Object.keys(modules)]);
  assert.equal([...provided].sort(), Object.keys(clientModules).sort());
});

test('each module has the exports that the corpus lists, and no others', () => {
  for (const [specifier, provided] of Object.entries(modules)) {
    const names = clientModules[specifier]!;
    assert.equal(Object.keys(provided).sort(), [...names].sort(), specifier);
    for (const name of names) assert.is.not(provided[name], undefined, `${specifier} ${name}`);
  }
});

test('the compiler recognizes each module by the start of its specifier', () => {
  const found = Object.keys(clientModules).filter((name) => specifiers.some((start) => name.startsWith(start)));
  assert.equal(found.sort(), Object.keys(modules).sort());
});

test('the viewer fills plain slots as this extension does', () => {
  for (const slot of slotNames.filter(isPlainSlot)) {
    const isOwn = Object.hasOwn(own.parts, slot) || Object.hasOwn(own.navbarParts, slot);
    assert.ok(isOwn, slot);
    for (const special of [placed, placedObjects, otherNames]) assert.not.ok(Object.hasOwn(special, slot), slot);
  }
});

test('modules of Docusaurus export the components and hooks of lectern/client', () => {
  assert.is(modules['@docusaurus/Link']!.default, client.Link);
  assert.is(modules['@theme/Tabs']!.default, client.Tabs);
  assert.is(modules['@docusaurus/theme-common']!.useColorMode, client.useColorMode);
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
