import { file, statement, type StatementSection } from './statement.ts';

export const colorStatements: StatementSection = {
  title: 'Colour mode',
  statements: [
    statement(
      'color.default',
      "By default, the colour mode is the site's default, which is light unless configured.",
      [file.parts, 'the colour mode of the system is ignored if the site sets its own'],
      ['viewer/state/use-color-mode.ts', 'colorMode.respectSystem ? system : colorMode.default', 'system'],
    ),
    statement(
      'color.switch',
      'The colour mode button exists only if the site enables it.',
      [file.parts, 'a site without a switch has none, and keeps to its colour mode'],
      ['viewer/layout/navbar/color-toggle.tsx', 'if (site.colorMode.disableSwitch) return null;', ''],
    ),
    statement(
      'color.stored',
      'The button changes the mode and stores the choice.',
      [file.theme, 'a choice is stored, and wins over the system'],
      ['viewer/state/stored.ts', 'else window.localStorage.setItem(key, value);', ''],
    ),
    statement(
      'color.system',
      'Without a choice, the mode follows the system, also while the page is open.',
      [file.theme, 'without a choice the theme follows the system, live'],
      ['viewer/state/use-media.ts', "list.addEventListener('change', changed);", ''],
    ),
    statement(
      'color.tabs',
      'The mode follows a choice in another tab.',
      [file.theme, 'a choice in another tab is followed'],
      ['viewer/state/stored.ts', "window.addEventListener('storage', stored);", ''],
    ),
    statement(
      'color.print',
      'Printing uses the default mode.',
      [file.theme, 'paper is printed in the default theme'],
      ['viewer/state/use-color-mode.ts', 'isPrinting ? colorMode.default : (chosen ?? usual)', 'chosen ?? usual'],
    ),
    statement(
      'color.address',
      'A parameter of the address can set the mode.',
      [file.theme, 'the address may set a theme until the reader chooses'],
      ['viewer/boot.ts', "attribute === 'theme'", "attribute === ''"],
    ),
    statement(
      'color.data',
      'Parameters of the address can set data attributes.',
      [file.theme, 'the address may set a theme until the reader chooses'],
      ['viewer/boot.ts', 'root.setAttribute(attribute, value)', 'undefined'],
    ),
    statement(
      'color.boot',
      'The mode is set before the first paint.',
      [file.theme, 'the theme is there before the viewer is'],
      ['viewer/boot.ts', '(follows ? system : usual)', 'usual'],
    ),
  ],
};

export const announcementStatements: StatementSection = {
  title: 'Announcement bar',
  statements: [
    statement(
      'announcement.closeable',
      'The announcement can be closed if the site allows it.',
      [file.parts, 'an announcement has its configured colours, and no close button if it is not closeable'],
      ['viewer/layout/announcement-bar.tsx', '{isCloseable && (', '{('],
    ),
    statement(
      'announcement.new-id',
      'An announcement with a new id appears again.',
      [file.walk, 'a closed announcement stays closed until a new one is published'],
      ['viewer/layout/announcement-bar.tsx', "    dismissedAnnouncement.set('false');\n", ''],
    ),
    statement(
      'announcement.dismissed',
      'Closing the announcement is stored.',
      [file.parts, 'an announcement that was closed does not even flash'],
      ['viewer/state/choices.ts', "'docusaurus.announcement.dismiss'", "'announcement.dismiss'"],
    ),
  ],
};

export const sideMenuStatements: StatementSection = {
  title: 'Mobile sidebar and layout',
  statements: [
    statement(
      'menu.shown',
      'The side menu is shown or hidden.',
      [file.navbar, 'a finger opens and closes the side menu; a category without a page leaves it open'],
      ['viewer/layout/navbar/side-menu.tsx', 'onClick={onClose}', ''],
    ),
    statement(
      'menu.secondary',
      'The side menu has a primary menu, and a secondary menu with the docs sidebar.',
      [file.keyboard, 'the side menu shows the sidebar first, and the main menu behind it'],
      ['viewer/layout/navbar/side-menu-panes.tsx', 'useState(useMedia(narrow))', 'useState(false)'],
    ),
    statement(
      'menu.desktop',
      'The side menu closes when the window becomes wide.',
      [file.keyboard, 'the side menu closes when the window grows wide'],
      ['viewer/shell/shell.tsx', 'else if (isOpen) onClose();', ''],
    ),
    statement(
      'menu.back',
      "The browser's Back button closes the side menu.",
      [file.keyboard, 'Back closes the side menu and stays on the page'],
      ['viewer/layout/navbar/use-side-menu.ts', "window.addEventListener('popstate', shut);", ''],
    ),
    statement(
      'menu.links',
      'Links in the side menu close it.',
      [file.keyboard, 'a link in the side menu closes it'],
      ['viewer/layout/navbar/use-side-menu.ts', 'useEffect(() => setOpen(false), [pathname]);', ''],
    ),
    statement(
      'menu.scroll',
      'The page behind the side menu does not scroll.',
      [file.navbar, 'the page behind the side menu does not scroll'],
      ['viewer/layout/navbar/use-side-menu.ts', "classList.toggle('has-menu', isOpen)", "classList.remove('has-menu')"],
    ),
    statement(
      'layout.breakpoint',
      'The layout is wide above 996 pixels, and narrow otherwise.',
      [file.navbar, 'from 997 pixels the navigation is next to the page, below that behind a button'],
      ['viewer/styles/navbar.css', '@media (max-width: 996px)', '@media (max-width: 997px)'],
    ),
  ],
};

export const navbarStatements: StatementSection = {
  title: 'Navbar and dropdowns',
  statements: [
    statement(
      'navbar.height',
      'A navbar that can hide is visible while the page is scrolled by less than its height.',
      [file.navbar, 'a navbar that hides is there as long as its height is not scrolled away'],
      ['viewer/layout/navbar/hide-on-scroll.ts', 'position < navbarHeight', 'position < 1'],
    ),
    statement(
      'navbar.down',
      'The navbar hides on scrolling down.',
      [file.navbar, 'a hiding navbar disappears on the way down and appears on the way up'],
      [
        'viewer/layout/navbar/hide-on-scroll.ts',
        'else if (position >= last) setHidden(true);',
        'else if (position >= last) setHidden(false);',
      ],
    ),
    statement(
      'navbar.up',
      'The navbar appears on scrolling up.',
      [file.navbar, 'a hiding navbar disappears on the way down and appears on the way up'],
      [
        'viewer/layout/navbar/hide-on-scroll.ts',
        'scrollHeight - navbarHeight) setHidden(false);',
        'scrollHeight - navbarHeight) setHidden(true);',
      ],
    ),
    statement(
      'navbar.bottom',
      'The navbar does not appear at the bottom of the page.',
      [file.navbar, 'a navbar that hides stays away on the way up from the very bottom'],
      [
        'viewer/layout/navbar/hide-on-scroll.ts',
        'position + window.innerHeight < document.documentElement.scrollHeight - navbarHeight',
        'true',
      ],
    ),
    statement(
      'navbar.hash',
      'The navbar hides on navigation to a heading.',
      [file.navbar, 'a hiding navbar disappears when the page scrolls to a heading, also upwards'],
      ['viewer/layout/navbar/hide-on-scroll.ts', 'setHidden(isHash);', 'setHidden(false);'],
    ),
    statement(
      'navbar.page',
      'The navbar appears on navigation to another page.',
      [file.navbar, 'a navbar that hides comes back with another page, before that is here'],
      ['viewer/layout/navbar/hide-on-scroll.ts', 'setHidden(isHash);', 'if (isHash) setHidden(true);'],
    ),
    statement(
      'dropdown.open',
      'A dropdown is open or closed.',
      [file.navbar, 'a dropdown opens when the mouse comes, and closes when it goes'],
      [
        'viewer/layout/navbar/dropdown.tsx',
        "event.pointerType === 'mouse' && setOpen(true)",
        "event.pointerType === ''",
      ],
    ),
    statement(
      'dropdown.click',
      'A dropdown closes on a mouse press outside.',
      [file.navbar, 'a dropdown closes when the mouse is pressed elsewhere'],
      ['viewer/layout/use-closed-from-outside.ts', "'pointerdown', ", ''],
    ),
    statement(
      'dropdown.touch',
      'A dropdown closes on a touch outside.',
      [file.navbar, 'a finger opens a dropdown, and closes it by touching something else'],
      ['viewer/layout/use-closed-from-outside.ts', "'pointerdown', ", ''],
    ),
    statement(
      'dropdown.focus',
      'A dropdown closes when the focus leaves it.',
      [file.keyboard, 'a dropdown closes when the focus leaves it'],
      ['viewer/layout/use-closed-from-outside.ts', ", 'focusin'", ''],
    ),
    statement(
      'dropdown.mobile',
      'In the side menu, a dropdown expands and collapses; it starts expanded if it contains the current page.',
      [file.navbar, 'a group of the side menu starts open if it contains the current page'],
      [
        'viewer/layout/navbar/side-menu-entries.tsx',
        "useState(() => group.entries.some((entry) => entry.kind === 'link' && entry.isActive))",
        'useState(false)',
      ],
    ),
  ],
};

export const sidebarStatements: StatementSection = {
  title: 'Collapsible sections and the docs sidebar',
  statements: [
    statement(
      'collapsible.toggles',
      'A collapsible section toggles.',
      [file.keyboard, 'a category opens and closes with the keyboard'],
      ['viewer/layout/collapsible.tsx', 'movement.onfinish = () => (current.hidden = !isOpen);', ''],
    ),
    statement(
      'collapsible.moves',
      'The height of a collapsible section is animated.',
      [file.moving, 'a category takes longer to open the higher it is, and no time for those who prefer little motion'],
      ['viewer/layout/collapsible.tsx', "easing: 'ease-in-out'", "easing: 'linear'"],
    ),
    statement(
      'sidebar.hideable',
      'The docs sidebar can be hidden.',
      [file.walk, 'the sidebar folds into a rail and back'],
      ['viewer/layout/sidebar/docs-sidebar.tsx', 'onClick={() => onHide(true)}', 'onClick={() => onHide(false)}'],
    ),
    statement(
      'sidebar.auto-collapse',
      'Opening a category can close the others.',
      [file.walk, 'a category that begins open stays so, also where opening one closes its neighbours'],
      ['viewer/layout/sidebar/sidebar-category.tsx', 'if (isOvertaken) setOpen(false);', ''],
    ),
  ],
};
