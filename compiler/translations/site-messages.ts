import { contentPlugin, versionName } from '../project/translations/translation-folders.ts';
import type { Head } from '../parse/document.ts';
import { isUnnamed } from '../site/docs/versions.ts';
import type { Site } from '../site/site.ts';
import { docsMessages } from './docs-messages.ts';
import type { Messages } from './messages.ts';
import { blogMessages, footerMessages, navbarMessages } from './theme-messages.ts';
import type { Project } from '../project/project.ts';

/** The translatable parts of a site, besides its pages. */
interface TranslatableSite extends Pick<Project, 'config' | 'docs'> {
  /** The site in its default language. */
  readonly site: Pick<Site, 'docs'>;
  readonly sources: ReadonlyMap<string, { head: Head }>;
  /** The messages in the site's code; see code-messages.ts. */
  readonly code: Messages;
}

/**
 * @returns all translatable messages besides pages: path of the file below the language's folder → messages. The list
 *   may be empty
 */
export function siteMessages({ config, docs, site, sources, code }: TranslatableSite): ReadonlyMap<string, Messages> {
  const ofDocs = docs.flatMap(({ options, versions }) =>
    versions.map(({ name, label }): [string, Messages] => {
      const version = site.docs.find(({ id }) => id === options.id)?.versions.find((each) => each.name === name);
      const ownLabelOf = (id: string) =>
        sources.get(version?.docs.get(id)?.source ?? '')?.head.frontMatter.sidebar_label;
      const sidebars = version?.writtenSidebars ?? new Map();
      const ownLabel = isUnnamed(options, name) ? undefined : label;
      const messages = docsMessages({ name, label: ownLabel, sidebars, ownLabelOf });
      return [`${contentPlugin('docs', options.id)}/${versionName(name)}.json`, messages];
    }),
  );
  const files: [string, Messages][] = [
    ['code.json', code],
    ['docusaurus-theme-classic/navbar.json', navbarMessages(config)],
    ['docusaurus-theme-classic/footer.json', footerMessages(config)],
    ...ofDocs,
    ...config.blog.map((options): [string, Messages] => [
      `${contentPlugin('blog', options.id)}/options.json`,
      blogMessages(options),
    ]),
  ];
  return new Map(files);
}
