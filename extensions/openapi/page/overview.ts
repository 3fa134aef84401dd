import type { SpecSettings } from '../options.ts';
import { blocks, code, element, item, lines, plain, span, type Line } from '../markdown/lines.ts';
import { safeMarkdown } from '../markdown/safe-markdown.ts';
import { allSchemes } from '../spec/security.ts';
import { serversOf } from '../spec/servers.ts';
import { child, rootOf, type Spec } from '../spec/spec.ts';
import { asText } from '../spec/values.ts';
import { description } from './fields.ts';
import type { Group, PlacedOperation } from './groups.ts';
import { frontMatter, type Page } from './page.ts';

/** Writes the start page of an OpenAPI description: its text, servers, authentication, and operations. */
export function overview(
  spec: Spec,
  { name }: SpecSettings,
  groups: readonly Group[],
  addressOf: AddressOf,
  data?: object,
): Page {
  const root = rootOf(spec);
  const info = child(root, 'info');
  const title = asText(child(info, 'title').value) ?? name;
  const text = child(info, 'description');
  const head = frontMatter({ title, description: asText(child(info, 'summary').value), openapi: data }, info);
  const content = element(
    'OpenApi',
    {},
    facts(spec),
    asText(text.value) === undefined ? [] : lines(safeMarkdown(text.value as string, 'keep'), text),
    servers(spec),
    authentication(spec),
    groups.length > 0 ? operations(groups, addressOf) : lines('This API has no operations.'),
  );
  return { path: 'index.mdx', content: [...head, ...content], at: info };
}

function facts(spec: Spec): Line[] {
  const info = child(rootOf(spec), 'info');
  const version = asText(child(info, 'version').value);
  const license = asText(child(info, 'license', 'name').value);
  const contact = asText(child(info, 'contact', 'email').value) ?? asText(child(info, 'contact', 'url').value);
  const written = [
    ...(version === undefined ? [] : [`Version: ${code(version)}`]),
    ...(license === undefined ? [] : [`License: ${plain(license)}`]),
    ...(contact === undefined ? [] : [`Contact: ${plain(contact)}`]),
  ];
  return written.length === 0 ? [] : lines(written.map((fact) => span('openapi-fact', fact)).join(' '), info);
}

function servers(spec: Spec): Line[] {
  const all = serversOf(spec);
  if (all.length === 0) return [];
  const rows = all.map(({ url, description: about }) => item(blocks(lines(code(url)), description(about))));
  return blocks([{ text: '## Servers {#servers}' }], rows.flat());
}

function authentication(spec: Spec): Line[] {
  const all = allSchemes(spec);
  if (all.length === 0) return [];
  const rows = all.map(({ name, kind, node }) =>
    item(
      blocks(
        [{ text: `${code(name)} ${span('openapi-type', plain(kind))}`, at: node }],
        description(child(node, 'description')),
      ),
    ),
  );
  return blocks([{ text: '## Authentication {#authentication}' }], rows.flat());
}

type AddressOf = (group: Group, operation: PlacedOperation) => string;

function operations(groups: readonly Group[], addressOf: AddressOf): Line[] {
  const parts = groups.map((group) =>
    blocks(
      [{ text: `### ${plain(group.label)} {#tag-${group.slug}}` }],
      group.operations.flatMap((placed) => {
        const { method, title, path } = placed.operation;
        const badge = `<span className="openapi-method openapi-${method}">${method.toUpperCase()}</span>`;
        return lines(`- ${badge} [${plain(title)}](${addressOf(group, placed)}) ${code(path)}`);
      }),
    ),
  );
  return parts.length === 0 ? [] : blocks([{ text: '## Operations {#operations}' }], ...parts);
}
