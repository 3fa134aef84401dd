/** Parts of Docusaurus' theme: what a site puts in their place there is drawn, and here is not. */
export const ofDocusaurus =
  /^(?:AnnouncementBar|BackToTopButton|Blog\w*|CodeBlock|CodeInline|ColorModeToggle|ContentVisibility|Doc\w*|EditMetaRow|EditThisPage|Error\w*|Footer|Heading|Icon|IconExternalLink|LastUpdated|Layout|Loading|Logo|MDX\w*|Mermaid|Navbar\w*|NotFound|PaginatorNavLink|Playground|Root|Search\w*|SiteMetadata|SkipToContent|TOC\w*|Tab\w*|Tag\w*|ThemeProvider|ThemedImage|prism-include-languages)(?:\/|$)/;

/** Whether an import names a part that some other theme adds, as those for descriptions of APIs do. */
export function isOfOtherTheme(specifier: string): boolean {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  return name !== undefined && !ofDocusaurus.test(name);
}
