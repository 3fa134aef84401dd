import { file, statement, type StatementSection } from './statement.ts';

export const layoutStatements: StatementSection = {
  title: 'Shared layout',
  statements: [
    statement(
      'layout.skip',
      'A link at the start of a page skips the navigation and leads to the main content.',
      [file.keyboard, 'the first stop leads past the navigation'],
      ['viewer/layout/skip-link.tsx', '  target.focus();\n', ''],
    ),
    statement(
      'layout.skip-after-link',
      'After the reader follows a link, the focus starts at the top of the new page.',
      [file.keyboard, 'after a link the focus starts at the top, and the new page is announced'],
      ['viewer/shell/shell.tsx', 'skipRegion.current?.focus({ preventScroll: true });', 'return;'],
    ),
    statement(
      'layout.announcement',
      'An announcement can be dismissed.',
      [file.walk, 'a closed announcement stays closed until a new one is published'],
      ['viewer/layout/announcement-bar.tsx', "onClick={() => dismissedAnnouncement.set('true')}", ''],
    ),
    statement(
      'layout.navbar',
      'The navbar stays at the top of the window.',
      [file.navbar, 'the navbar stays at the top of the window, and hides only if the site enables it'],
      ['viewer/styles/navbar.css', 'position: sticky;', 'position: relative;'],
    ),
    statement(
      'layout.navbar-hides',
      'The navbar can hide on scrolling down, and returns on scrolling up.',
      [file.navbar, 'a hiding navbar disappears on the way down and appears on the way up'],
      ['viewer/layout/navbar/navbar.tsx', "isHidden && 'is-hidden'", "''"],
    ),
    statement(
      'layout.hamburger',
      'A button opens the side menu on narrow screens.',
      [file.navbar, 'a finger opens and closes the side menu; a category without a page leaves it open'],
      ['viewer/layout/navbar/use-side-menu.ts', 'setOpen(true);', ''],
    ),
    statement(
      'layout.back-to-main',
      'The side menu has a button back to the main menu.',
      [file.keyboard, 'the side menu shows the sidebar first, and the main menu behind it'],
      ['viewer/layout/navbar/side-menu-panes.tsx', 'onClick={() => setSecondary(false)}', ''],
    ),
    statement(
      'layout.color-toggle',
      'A button switches between the colour modes.',
      [file.theme, 'a choice is stored, and wins over the system'],
      ['viewer/layout/navbar/color-toggle.tsx', "theme === 'dark' ? 'light' : 'dark'", 'theme'],
    ),
    statement(
      'layout.footer-columns',
      'The footer has groups of links, each with a title.',
      [file.parts, 'a footer has columns of links, and a copyright below'],
      ['viewer/layout/footer.tsx', '<ul>{items.map(renderItem)}</ul>', '<ul />'],
    ),
    statement(
      'layout.footer-row',
      'A simple footer has one row of links, and optionally a logo and a copyright line below.',
      [file.parts, 'a footer may be a row of links with a logo, and dark on a light page'],
      ['viewer/layout/footer.tsx', '{logo && <FooterLogo logo={logo} />}', ''],
    ),
    statement(
      'layout.navbar-items',
      'The navbar contains links, dropdowns, a version dropdown with further links such as “All versions”, and a link to the source.',
      [file.navbar, 'the navbar contains its items in order, on the left and on the right'],
      [
        'viewer/layout/navbar/menu-entries.ts',
        'versionsEntry(item, view, menuEntries(item.itemsBefore, view), menuEntries(item.itemsAfter, view))',
        'versionsEntry(item, view, [], [])',
      ],
    ),
    statement(
      'layout.locales',
      'The navbar contains the languages of the site.',
      [file.settings, 'the navbar shows the only language'],
      ['viewer/layout/navbar/locale-entry.ts', 'if (!current) return undefined;', 'return undefined;'],
    ),
    statement(
      'layout.widths',
      'All parts can be reached at 1440, 997, 996 and 390 pixels, in light and dark mode, by touch and with the keyboard alone.',
      [file.parts, 'a reader gets on ${way}, ${colorScheme}, ${width} pixels wide'],
      [
        'viewer/state/choices.ts',
        "return text === 'light' || text === 'dark' ? text : undefined;",
        'return undefined;',
      ],
    ),
  ],
};

export const loadingStatements: StatementSection = {
  title: 'Loading and crash pages',
  statements: [
    statement(
      'loading.spinner',
      'While a page loads, a moving spinner is in the middle.',
      [file.moving, 'a first page that takes its time leaves a spinner in the middle until it is here'],
      ['viewer/shell/shell.tsx', '{!visit && !error && <Spinner />}', ''],
    ),
    statement(
      'loading.spinner-delay',
      'The spinner appears after a delay.',
      [file.moving, 'a first page that takes its time leaves a spinner in the middle until it is here'],
      ['viewer/body/loading.tsx', 'useDelayed(true, 300)', 'useDelayed(true, 0)'],
    ),
    statement(
      'loading.spinner-code',
      'While a part of a page loads, a spinner appears after a delay.',
      [file.code, 'a component that is loaded later leaves a spinner in the page until it is here'],
      ['viewer/shell/shell.tsx', 'fallback={<Spinner />}', 'fallback={null}'],
    ),
    statement(
      'loading.retry',
      'If a page fails to load, an error and a Retry button appear.',
      [file.problems, 'a page that cannot be loaded shows why, and Retry loads it'],
      ['viewer/shell/use-visit.ts', 'else setAttempt((count) => count + 1);', ''],
    ),
    statement(
      'loading.red',
      'The error box is red.',
      [file.parts, 'a failed load is reported in a red box'],
      ['viewer/styles/notices.css', 'border: 1px solid var(--lectern-danger);', 'border: 1px solid;'],
    ),
    statement(
      'loading.crash',
      'An error while rendering shows “This page crashed.”, the message with its causes, and Try again.',
      [file.code, 'a crash stays inside the page, shows its cause, and can be retried'],
      ['viewer/layout/crash-boundary.tsx', 'next instanceof Error ? next.cause : undefined', 'undefined'],
    ),
    statement(
      'loading.try-again',
      'Try again renders the page again.',
      [file.code, 'a crash stays inside the page, shows its cause, and can be retried'],
      [
        'viewer/layout/crash-boundary.tsx',
        'onRetry={() => this.setState({ error: undefined })}',
        'onRetry={() => undefined}',
      ],
    ),
    statement(
      'loading.base-url',
      'If the site did not load properly, a banner on the home page suggests the right base URL.',
      [file.missingParts, 'the home page reports a wrong base URL when the viewer does not load'],
      ['viewer/html/shell.ts', 'page.path === baseUrl', 'true'],
    ),
    statement(
      'loading.base-url-off',
      'The banner appears only if the config enables it.',
      [file.missingParts, 'the banner is hidden when the viewer loads, and when the config disables it'],
      ['viewer/html/shell.ts', 'hasBaseUrlBanner && ', ''],
    ),
  ],
};

export const pageStatements: StatementSection = {
  title: 'Other pages',
  statements: [
    statement(
      'pages.no-index',
      'A page can exclude itself from search engines.',
      [file.settings, 'a page that search engines must ignore has noindex'],
      ['corpus/head-tags.ts', '[page.metadata.elements ?? [], pageTags(page, site),', '[pageTags(page, site),'],
    ),
    statement(
      'pages.feature-requests',
      'The page of feature requests is also shown at paths below its path.',
      [file.sitePages, 'a feature request has its own address on the one page'],
      ['content/lectern.config.ts', "{ from: '/feature-requests/:rest*', to: '/feature-requests/' },", ''],
    ),
    statement(
      'pages.sub-paths',
      'The config can enable this for any page.',
      [file.blog, 'a rewritten path shows the page of another, and keeps its address'],
      [
        'viewer/navigation/page-places.ts',
        'const found = findRewrite(path, rewrites);',
        'const found = findRewrite(path, rewrites.slice(0, 0));',
      ],
    ),
    statement(
      'pages.sub-path-requests',
      'Such paths request no files that do not exist.',
      [file.blog, 'a rewritten path without its own page causes no request for one'],
      ['viewer/navigation/page-places.ts', 'found.rewrite.coversNoPage ?', "found.rewrite.from === '' ?"],
    ),
    statement(
      'pages.showcase',
      'The showcase is filtered by tags.',
      [file.sitePages, 'the showcase filters by any tag or all of them, and keeps that in the address'],
      ['content/src/components/showcase/match-sites.ts', 'isAll ? tags.every(has) : tags.some(has)', 'tags.some(has)'],
    ),
    statement(
      'pages.versions',
      'The versions page lists all versions.',
      [file.sitePages, 'the page of versions lists the stable version and the past versions'],
      ['content/src/pages/versions/index.tsx', '<VersionTable versions={past} releaseNotes={releaseNotes} />', ''],
    ),
    statement(
      'pages.not-found',
      'A path without a page shows the not-found page.',
      [file.walk, 'a path that nothing has shows the not-found page'],
      ['viewer/shell/shell.tsx', '{missing && <NotFound />}', ''],
    ),
    statement(
      'pages.debug',
      'Debug pages list the routes of the site, and each route exists.',
      [file.debug, 'routes can be filtered by text and by kind'],
      [
        'extensions/debug/view/index.tsx',
        'Object.hasOwn(contents, shown) ? contents[shown] : () => null',
        'Object.hasOwn(contents, shown) ? () => null : () => null',
      ],
    ),
  ],
};

export const pathStatements: StatementSection = {
  title: 'Path handling',
  statements: [
    statement(
      'paths.html',
      'A path that ends in .html or /index.html is shortened.',
      [file.walk, 'a path with a file name at its end shows the page'],
      ['viewer/navigation/clean-address.ts', '|\\.html$/', '/'],
    ),
    statement(
      'paths.address',
      'The address shows the clean path.',
      [file.walk, 'a path with a file name at its end shows the page'],
      [
        'viewer/navigation/clean-address.ts',
        "history.replaceState(history.state, '', encodePath(path) + search + hash);",
        'void encodePath;',
      ],
    ),
    statement(
      'paths.exact',
      'A page at exactly that path takes precedence.',
      [file.moving, 'a path that really ends in .html is left as it is'],
      [
        'viewer/navigation/page-places.ts',
        'const own = [pathname, cleanPathname(pathname)];',
        'const own = [cleanPathname(pathname)];',
      ],
    ),
    statement(
      'paths.encoded',
      'A path can contain unnecessary percent-encoding.',
      [file.settings, 'an address that encodes more than it must shows its page'],
      ['corpus/url/pathname.ts', "decodeURIComponent(pathname.replace(/%(?=2f)/gi, '%25'))", 'decodeURI(pathname)'],
    ),
    statement(
      'paths.slash',
      'Addresses end with or without a slash, depending on the config.',
      [file.settings, 'addresses end as configured: with or without a slash'],
      ['corpus/url/pathname.ts', 'return trailingSlash ? `${bare}/` : bare;', 'return `${bare}/`;'],
    ),
    statement(
      'paths.any-slash',
      'A page is found with and without a trailing slash.',
      [file.moving, 'a page is found with a slash at its end and without'],
      ['corpus/address.ts', ".replace(/\\/+$/, '')", ''],
    ),
    statement(
      'paths.reload',
      'If the navigation to a page fails, the browser loads the page.',
      [file.moving, 'a failed navigation reloads the document once, and is then reported'],
      ['viewer/shell/use-visit.ts', "(navigationKind() !== 'first' && !isRetry && !isMissing(error))", 'false'],
    ),
    statement(
      'paths.reload-missing',
      'The browser also loads links to addresses that are not pages of the site.',
      [file.moving, 'a link to an address without a page is left to the server'],
      ['viewer/shell/shell.tsx', "if (missing && !isEmbedded && navigationKind() !== 'first') location.reload();", ''],
    ),
    statement(
      'paths.reload-part',
      'The browser also loads the page if a new deployment removed a part of the viewer.',
      [file.missingParts, 'a part that is missing since a new deployment comes with one reload'],
      ['viewer/shell/use-visit.ts', 'isWorthReloading(error, isRetry) && reloadOnce(error.message)', 'false'],
    ),
  ],
};
