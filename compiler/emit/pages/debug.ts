import { componentNames, type DebugPage, type Registry } from '../../../corpus/schema/index.ts';
import type { DebugSource } from '../../site/routes/own-pages.ts';
import { compareText } from '../../diagnostics/diagnostic.ts';
import type { Content } from '../corpus-file.ts';
import type { EmitInput } from '../emit-input.ts';
import { pageMetadata } from '../metadata.ts';
import { configJson } from './debug-config.ts';
import { linkGraph } from './debug-links.ts';

/** One of the pages that show the site from inside. */
export function debugPage({ view, path, title }: DebugSource, input: EmitInput): Content<DebugPage> {
  const { config, own } = input.site;
  const views = own.filter((other) => other.kind === 'debug');
  return {
    kind: 'debug',
    path,
    title,
    metadata: pageMetadata({ path, title: `Debug: ${title}`, noIndex: true }, config),
    view,
    views: views.map((other) => ({ view: other.view, path: other.path, title: other.title })),
    graph: view === 'overview' ? linkGraph(input) : undefined,
    config: view === 'config' ? configJson(config, input.siteDir) : undefined,
    registry: view === 'registry' ? registryOf(input) : undefined,
  };
}

function registryOf({ site: { config }, code }: EmitInput): Registry {
  const own = Object.entries(config.components);
  const builtIn = componentNames.filter((name) => !Object.hasOwn(config.components, name));
  return {
    components: [...builtIn.map((name) => ({ name })), ...own.map(([name, module]) => ({ name, module }))].sort(
      (a, b) => compareText(a.name, b.name),
    ),
    modules: [...code.modules]
      .map(([source, module]) => ({ source, ...module }))
      .sort((a, b) => compareText(a.source, b.source)),
  };
}
