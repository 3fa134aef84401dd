import { file, statement, type StatementSection } from './statement.ts';

export const ruleStatements: StatementSection = {
  title: 'Validation rules',
  statements: [
    statement(
      'rules.anchors',
      'Headings other than the first that have an id get a link “Direct link to …”.',
      [file.parts, 'every heading but the first of a page has a link to itself'],
      ['viewer/body/elements.ts', '  h2: Heading,\n', '  h1: Heading,\n  h2: Heading,\n'],
    ),
    statement(
      'rules.anchor-label',
      'The label of the link names its heading.',
      [file.parts, 'every heading but the first of a page has a link to itself'],
      ['viewer/icons/marks.tsx', 'heading: link.parentNode!.textContent || id,', 'heading: id,'],
    ),
    statement(
      'rules.external',
      'External links open a new tab without an opener.',
      [file.parts, 'external links open a new tab without an opener, and have a mark'],
      ['viewer/navigation/link.tsx', "rel: 'noopener noreferrer'", "rel: 'opener'"],
    ),
    statement(
      'rules.external-mark',
      'External links with text have a mark.',
      [file.parts, 'external links open a new tab without an opener, and have a mark'],
      [
        'viewer/icons/marks.tsx',
        'if (!/^https?:/i.test(href) || !isExternal(href)) return null;',
        'if (href !== String(isExternal)) return null;',
      ],
    ),
    statement(
      'rules.external-logo',
      'A logo with an external link opens a new tab.',
      [file.links, 'a logo with an external link opens a new tab, as any link does'],
      ['viewer/navigation/link.tsx', 'if (attributes.target === undefined) delete attributes.target;', ''],
    ),
    statement(
      'rules.item-position',
      'A navbar item without a position is on the right.',
      [file.settings, 'a navbar item without a position is on the right'],
      ['compiler/site/theme/navbar-appearance.ts', "item.position ?? 'right'", "item.position ?? 'left'"],
    ),
    statement(
      'rules.item-type',
      'A navbar item without a type is a dropdown if it has items, and a link otherwise.',
      [file.settings, 'a navbar item without a type is a dropdown if it has items, else a link'],
      [
        'compiler/site/theme/navbar.ts',
        "return items ? 'dropdown' : 'link';",
        "return items === null ? 'dropdown' : 'link';",
      ],
    ),
    statement(
      'rules.unknown-type',
      'An unknown type shows the error “No NavbarItem component found for type”.',
      [file.navbar, 'an item of an unknown type shows an error, and the other items are there'],
      ['viewer/layout/navbar/own-item.tsx', 'No NavbarItem component found for type', 'Nothing found for type'],
    ),
    statement(
      'rules.own-type',
      'A site can define item types.',
      [file.siteTheme, 'the navbar shows items of the site’s own types, and an error for unknown types'],
      [
        'viewer/layout/navbar/own-item.tsx',
        'Object.hasOwn(itemTypes, name) ? itemTypes[name] : undefined',
        'Object.hasOwn(itemTypes, name) ? undefined : itemTypes[name]',
      ],
    ),
    statement(
      'rules.doc-missing',
      'A doc item renders nothing if the doc does not exist.',
      [file.navbar, 'a doc item shows nothing when no version has the doc, or it is unlisted and not being read'],
      [
        'viewer/layout/navbar/menu-entries.ts',
        'if (!target) return undefined;',
        "if (!target) return plainLink(item, item.label ?? '', '/');",
      ],
    ),
    statement(
      'rules.doc-unlisted',
      'A doc item renders nothing if the doc is unlisted and not the current page.',
      [file.navbar, 'a doc item shows nothing when no version has the doc, or it is unlisted and not being read'],
      ['viewer/layout/navbar/menu-entries.ts', 'if (target.unlisted && !isThisDoc) return undefined;', ''],
    ),
    statement(
      'rules.sidebar-item',
      'A sidebar item is an error if the sidebar has nothing to link to.',
      [file.navbarItems, 'an error names its key in the config: ${expected}'],
      ['compiler/site/theme/navbar-docs.ts', 'if (!targets[name] && ', 'if (targets[name] === null && '],
    ),
    statement(
      'rules.one-version',
      'A version dropdown with at most one item is a plain link.',
      [file.navbar, 'versions with nothing to choose from are a plain link'],
      ['viewer/layout/navbar/versions-entry.ts', 'entries.length <= 1', 'entries.length < 1'],
    ),
    statement(
      'rules.broken-links',
      'Broken links fail the build.',
      [file.config, 'defaults are the same as in Docusaurus'],
      [
        'compiler/config/config.ts',
        "onBrokenLinks: severity.default('error')",
        "onBrokenLinks: severity.default('warn')",
      ],
    ),
    statement(
      'rules.broken-files',
      'Broken links to Markdown files are only warnings.',
      [file.config, 'defaults are the same as in Docusaurus'],
      [
        'compiler/config/config.ts',
        "onBrokenMarkdownLinks: severity.default('warn')",
        "onBrokenMarkdownLinks: severity.default('error')",
      ],
    ),
    statement(
      'rules.duplicates',
      'Routes with the same path are warnings.',
      [file.config, 'defaults are the same as in Docusaurus'],
      [
        'compiler/config/config.ts',
        "onDuplicateRoutes: severity.default('warn')",
        "onDuplicateRoutes: severity.default('error')",
      ],
    ),
  ],
};

export const errorStatements: StatementSection = {
  title: 'The error catalogue',
  statements: [
    statement(
      'errors.no-default',
      'A page component without a default export shows an error about the missing export.',
      [file.code, 'a React page without a default export shows an error'],
      [
        'viewer/code/render-code.tsx',
        "if (exportName === 'default' && value === undefined)",
        "if (exportName === '' && value === undefined)",
      ],
    ),
    statement(
      'errors.unknown-docs',
      'Hooks report unknown docs and versions, and list the known ids.',
      [file.parts, 'code that loads missing docs gets an error with the existing ids'],
      ['viewer/client/use-viewer.ts', " Available: ${ids.length === 0 ? 'none' : ids.join(', ')}.", ''],
    ),
    statement(
      'errors.unknown-item',
      'An unknown doc in the config is reported with the known ids.',
      [file.navbarItems, 'an unknown doc is reported with the known ids'],
      [
        'compiler/diagnostics/rules/site.ts',
        'there is no doc "${f.id}" in the docs "${f.instance}"`,\n    hint: oneOf(f.near, f.ids),',
        'there is no doc "${f.id}" in the docs "${f.instance}"`,\n    hint: oneOf(f.near, []),',
      ],
    ),
    statement(
      'errors.draft',
      'The id of a draft renders nothing.',
      [file.navbarItems, 'a draft has no item and no error'],
      [
        'compiler/site/theme/navbar-docs.ts',
        'if (!instance.versions.some(({ draftIds }) => draftIds.has(docId)))',
        'if (!instance.versions.some(({ draftIds }) => draftIds.has(docId) && false))',
      ],
    ),
    statement(
      'errors.draft-code',
      'A hook that gets the id of a draft returns nothing.',
      [file.parts, 'code that loads a draft gets undefined'],
      ['viewer/client/docs/use-doc.ts', 'if (!doc && !draftIds.includes(id))', 'if (!doc)'],
    ),
    statement(
      'errors.hook',
      'A hook outside its provider throws an error about the missing provider.',
      [file.code, 'a hook in a separate React root reports the missing provider'],
      ['viewer/client/use-viewer.ts', "hook,\n      'the viewer',", "hook,\n      'something',"],
    ),
    statement(
      'errors.storage-warning',
      "If the browser can't store data, a warning is logged.",
      [file.missingParts, 'without storage there is also one reload, and a warning instead of stored data'],
      [
        'viewer/state/stored.ts',
        "console.warn('Storage is not available: choices end with the page.', cause);",
        'void cause;',
      ],
    ),
    statement(
      'errors.storage',
      'Without storage, the page works.',
      [file.theme, 'a browser that keeps nothing can still switch'],
      ['viewer/state/stored.ts', 'if (!isKept) return memory;', 'if (!isKept) return undefined;'],
    ),
    statement(
      'errors.worker',
      'A failed registration of a service worker is logged as “registerSW failed”.',
      [file.offline, 'a failed registration of a worker is reported, and the page continues'],
      ['extensions/offline/browser/client.ts', "console.error('registerSW failed', error);", 'void error;'],
    ),
    statement(
      'errors.navbar-item',
      'The error of a failing navbar item names themeConfig.navbar.items.',
      [file.navbar, 'an item of an unknown type shows an error, and the other items are there'],
      ['viewer/layout/navbar/own-item.tsx', 'An item of themeConfig.navbar.items failed', 'An item failed'],
    ),
  ],
};

export const constantStatements: StatementSection = {
  title: 'Constants and limits',
  statements: [
    statement(
      'constants.collapse',
      'The duration of a collapse animation depends on the height of the section.',
      [file.moving, 'a category takes longer to open the higher it is, and no time for those who prefer little motion'],
      ['viewer/layout/collapsible.tsx', 'rows ** 0.25', 'rows ** 0.5'],
    ),
    statement(
      'constants.reduced',
      'The duration is 1 ms for readers who prefer reduced motion.',
      [file.moving, 'a category takes longer to open the higher it is, and no time for those who prefer little motion'],
      ['viewer/layout/collapsible.tsx', '.matches) return 1;', '.matches) return 2;'],
    ),
    statement(
      'constants.smooth',
      'In browsers without smooth scrolling, each frame scrolls 85 % of the remaining distance.',
      [file.moving, 'in browsers without smooth scrolling, each frame scrolls 85 % of the remaining distance'],
      ['viewer/layout/scroll-to-top.ts', 'scrollY * 0.15', 'scrollY * 0.5'],
    ),
    statement(
      'constants.versions',
      'The versions are the current one, which is last, and the earlier ones, by name.',
      [file.settings, 'the versions have their names, and the current one, as the last, no prefix'],
      ['viewer/layout/navbar/versions-entry.ts', 'label: version.label,', 'label: version.name,'],
    ),
    statement(
      'constants.right',
      'A navbar item is on the right unless it has a position.',
      [file.navbar, 'an item without a position is on the right'],
      ['viewer/layout/navbar/navbar.tsx', "position !== 'left'", "position === 'right'"],
    ),
    statement(
      'constants.per-page',
      'A list page has the configured number of posts.',
      [file.settings, 'a blog and a changelog have the configured number of posts per page'],
      ['compiler/site/blog/paginate.ts', 'posts.slice(index * size, page * size)', 'posts'],
    ),
    statement(
      'constants.toc',
      'The table of contents has the levels 2 and 3.',
      [file.settings, 'the table of contents has headings of the levels 2 and 3'],
      [
        'compiler/config/theme.ts',
        'maxHeadingLevel: headingLevel.default(3)',
        'maxHeadingLevel: headingLevel.default(4)',
      ],
    ),
    statement(
      'constants.images',
      'Resized images have quality 70 and two widths, from 640 to 1030 pixels; development uses the original images.',
      [file.config, 'feeds have all formats by default, and images have the widths of Docusaurus'],
      ['compiler/config/assets.ts', 'default(1030)', 'default(1200)'],
    ),
    statement(
      'constants.feeds',
      'Feeds have all formats.',
      [file.config, 'feeds have all formats by default, and images have the widths of Docusaurus'],
      ['compiler/config/blog.ts', "['rss', 'atom', 'json'] as const", "['rss', 'atom'] as const"],
    ),
    statement(
      'constants.theme-color',
      'An installed site has a theme colour.',
      [file.pwa, 'the web manifest has defaults, addresses of icons and all other given fields'],
      ['extensions/offline/head.ts', 'theme-color', 'theme'],
    ),
  ],
};
