import type { Config } from '../config/config.ts';
import type { NavbarItemOptions } from '../config/theme.ts';
import { gatherMessages, message, type Messages } from './messages.ts';

type Found = Parameters<typeof gatherMessages>[0] extends Iterable<infer Each> ? Each : never;

/** @returns the messages in the navbar, with the keys of `navbar.json` */
export function navbarMessages({ themeConfig: { navbar } }: Config): Messages {
  const ofItem = ({ label, items, dropdownItemsBefore, dropdownItemsAfter }: NavbarItemOptions): Found[] => [
    [`item.label.${label}`, message(label, `Item of the navbar: ${label}`)],
    ...[items, dropdownItemsBefore, dropdownItemsAfter].flatMap((inner = []) => inner.flatMap(ofItem)),
  ];
  return gatherMessages([
    ['title', message(navbar.title, 'Title in the navbar')],
    ['logo.alt', message(navbar.logo?.alt, 'Alternative text of the logo in the navbar')],
    ...navbar.items.flatMap(ofItem),
  ]);
}

/** @returns the messages in the footer, with the keys of `footer.json` */
export function footerMessages({ themeConfig: { footer } }: Config): Messages {
  if (!footer) return new Map();
  type Link = { label?: string | undefined; to?: string | undefined; href?: string | undefined };
  const ofLink = ({ label, to, href }: Link): Found => [
    `link.item.label.${label}`,
    message(label, `Link of the footer to ${to ?? href}`),
  ];
  const links = footer.links as (Link & { title?: string | null; items?: Link[] })[];
  return gatherMessages([
    ...links.flatMap((each): Found[] =>
      each.items
        ? [
            [`link.title.${each.title}`, message(each.title, 'Title of a column in the footer')],
            ...each.items.map(ofLink),
          ]
        : [ofLink(each)],
    ),
    ['copyright', message(footer.copyright, 'Last line of the footer')],
    ['logo.alt', message(footer.logo?.alt, 'Alternative text of the logo in the footer')],
  ]);
}

/** @returns the titles in a blog's options, with the keys of `options.json` */
export function blogMessages(options: Config['blog'][number]): Messages {
  return gatherMessages([
    ['title', message(options.blogTitle, 'Title of the blog')],
    ['description', message(options.blogDescription, 'Description of the blog, for search engines')],
    ['sidebar.title', message(options.blogSidebarTitle, 'Title above the list of posts next to a post')],
  ]);
}
