import { quotedLine } from './quote.ts';
import { common, textIn, type Tool } from './tool.ts';

/** Lists instances, versions and languages. */
export const listVersions: Tool = {
  name: 'list_versions',
  title: 'List versions and languages',
  description: 'List the docs instances and blogs of this site, the versions of each docs instance, and the languages.',
  inputSchema: { type: 'object', properties: { language: common.language }, additionalProperties: false },
  async run(library, input) {
    const shelf = await library.open(textIn(input, 'language'));
    const { instances, locale, locales } = shelf.site;
    const languages = locales.map(({ name, label, path }) => ({
      name,
      label: quotedLine(label),
      url: shelf.addressOf(path),
    }));
    const listed = instances.map((each) => ({
      id: each.id,
      kind: each.kind,
      title: 'title' in each ? quotedLine(each.title) : undefined,
      url: shelf.addressOf(each.path),
      versions:
        each.kind === 'docs'
          ? each.versions.map(({ name, label, path, isLast }) => ({
              name,
              label: quotedLine(label),
              url: shelf.addressOf(path),
              isLast,
            }))
          : [],
    }));
    const lines = [
      `Languages: ${languages.map(({ name, label }) => `${name} (${label})`).join(', ') || locale}`,
      ...listed.flatMap(({ id, kind, url, versions }) => [
        `${kind} "${id}" ${url}`,
        ...versions.map(
          ({ name, label, url: at, isLast }) =>
            `  version ${name} (${label}) ${at}${isLast ? ', the last version' : ''}`,
        ),
      ]),
    ];
    return { text: lines.join('\n'), data: { language: locale, languages, instances: listed } };
  },
};
