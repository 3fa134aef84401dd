/**
 * The parts of the viewer that a site may replace or wrap: by a module in `src/theme/` of this name, or by the config's
 * `theme`. Names are those of Docusaurus.
 */
export const slotNames = [
  'Root',
  'AnnouncementBar',
  'Navbar',
  'NavbarItem/ComponentTypes',
  'SearchBar',
  'SearchPage',
  'Footer',
  'BackToTopButton',
  'DocBreadcrumbs',
  'DocVersionBadge',
  'DocVersionBanner',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Paginator',
  'TOC',
  'TOCCollapsible',
  'NotFound',
  'Admonition',
  'CodeBlock',
  'Details',
] as const;

export type SlotName = (typeof slotNames)[number];
